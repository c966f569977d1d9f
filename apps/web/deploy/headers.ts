type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The headers that the host must send with every file. The build writes them next to its files, so that the policy names
 * exactly the servers of this build.
 */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(settings),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without frame-ancestors.
    'X-Frame-Options': 'DENY',
    // The platform recognises its own pages by the referrer; other sites get the origin without a path.
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
    // A photo is previewed from its file before the upload.
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
    // Neither our code nor any dependency creates markup or scripts from text.
    'require-trusted-types-for': ["'script'"],
    // The worker of bulk edits is loaded by its URL.
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

/** The same choice as `serverOptions` in src/data/realtime/socket.ts; the page's own address is 'self'. */
function socketOrigins(settings: Settings): readonly string[] {
  const { VITE_PUSHER_CLUSTER: cluster, VITE_PUSHER_HOST: host, VITE_PUSHER_PORT: port } = settings;
  if (cluster) return [oneServer('VITE_PUSHER_CLUSTER', `wss://ws-${cluster}.pusher.com`)];
  if (!host && !port) return [];
  // A policy cannot name the page's host with another port.
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

/** Connections are allowed to named servers only, never to a whole scheme. */
function oneServer(setting: string, text: string): string {
  if (text.includes('*')) throw new Error(`${setting}: ${text} is no address of one server.`);
  return source(setting, text);
}

/** Accepts nothing but a source, so that a setting can add a server but no directive. */
function source(setting: string, text: string): string {
  if (/^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(text)) return text;
  throw new Error(`${setting}: ${text} is no address of a server.`);
}
