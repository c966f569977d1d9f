type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The headers that the host must send with every file. Computed at build time, because the policy names the servers of
 * this build.
 */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(settings),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // X-Frame-Options is for browsers without `frame-ancestors`.
    'X-Frame-Options': 'DENY',
    // The platform needs the referrer to recognise its own pages; other sites get only the origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

function contentPolicy(settings: Settings): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // `blob:` is for the preview of a photo before its upload.
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins(settings)],
    'connect-src': [
      "'self'",
      ...apiOrigin(settings),
      ...socketOrigins(settings),
      ...sentryOrigin(settings),
    ],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // No code of the application or its dependencies creates markup or scripts from text.
    'require-trusted-types-for': ["'script'"],
    // The worker of bulk edits needs a policy, because it is loaded by its URL.
    'trusted-types': ['placekeeper-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const apiOrigin = ({ VITE_API_ORIGIN: origin }: Settings): readonly string[] =>
  origin ? [oneServer('VITE_API_ORIGIN', new URL(origin).origin)] : [];

const sentryOrigin = ({ VITE_SENTRY_DSN: dsn }: Settings): readonly string[] =>
  dsn ? [oneServer('VITE_SENTRY_DSN', new URL(dsn).origin)] : [];

/**
 * Must choose the server as `serverOptions` in src/data/realtime/socket.ts does. `'self'` covers the page's own
 * address.
 */
function socketOrigins(settings: Settings): readonly string[] {
  const { VITE_PUSHER_CLUSTER: cluster, VITE_PUSHER_HOST: host, VITE_PUSHER_PORT: port } = settings;
  if (cluster) return [oneServer('VITE_PUSHER_CLUSTER', `wss://ws-${cluster}.pusher.com`)];
  if (!host && !port) return [];
  // The build does not know the page's host, and a policy has no `'self'` with another port.
  if (!host)
    throw new Error('VITE_PUSHER_PORT needs VITE_PUSHER_HOST: the policy names the server.');
  const scheme = settings['VITE_PUSHER_TLS'] === 'off' ? 'ws' : 'wss';
  const address = `${scheme}://${host}${port ? `:${port}` : ''}`;
  return [oneServer('VITE_PUSHER_HOST or VITE_PUSHER_PORT', address)];
}

const imageOrigins = ({ VITE_IMAGE_ORIGINS: origins = '' }: Settings): readonly string[] =>
  origins
    .split(/\s+/)
    .filter(Boolean)
    .map((origin) => source('VITE_IMAGE_ORIGINS', origin));

/** Refuses wildcards, because connections may only go to named servers. */
function oneServer(setting: string, text: string): string {
  if (text.includes('*')) throw new Error(`${setting}: ${text} is no address of one server.`);
  return source(setting, text);
}

/** Refuses everything but one source, so that a setting cannot add a directive. */
function source(setting: string, text: string): string {
  if (/^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(text)) return text;
  throw new Error(`${setting}: ${text} is no address of a server.`);
}
