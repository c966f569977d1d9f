import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';
import { nginxHeaders } from './hosting-files.ts';

const policyOf = (settings: Readonly<Record<string, string>> = {}) =>
  new Map(
    (securityHeaders(settings)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('the policy allows only the page’s own host, and no scripts or markup from text', () => {
  const policy = policyOf();
  expect(policy.get('default-src')).toBe("'none'");
  for (const kind of ['script-src', 'style-src', 'connect-src', 'font-src', 'form-action'])
    expect(policy.get(kind)).toBe("'self'");
  for (const kind of ['base-uri', 'frame-ancestors']) expect(policy.get(kind)).toBe("'none'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe('placekeeper-worker');
});

test.each([
  [{ VITE_API_ORIGIN: 'https://api.example/v1' }, 'https://api.example'],
  [{ VITE_API_ORIGIN: '' }, ''],
  [{ VITE_SENTRY_DSN: 'https://key@o1.sentry.example/2' }, 'https://o1.sentry.example'],
  [{ VITE_PUSHER_CLUSTER: 'eu', VITE_PUSHER_HOST: 'x.example' }, 'wss://ws-eu.pusher.com'],
  [{ VITE_PUSHER_HOST: 'ws.example', VITE_PUSHER_PORT: '8080' }, 'wss://ws.example:8080'],
  [{ VITE_PUSHER_HOST: 'ws.example', VITE_PUSHER_TLS: 'off' }, 'ws://ws.example'],
])('with %j the policy also allows %s', (settings, origin) => {
  expect(policyOf(settings).get('connect-src')).toBe(`'self' ${origin}`.trim());
});

test.each([{ VITE_PUSHER_PORT: '6001' }, { VITE_PUSHER_PORT: '6001', VITE_PUSHER_TLS: 'off' }])(
  '%j is refused, because it would allow every server',
  (settings) => expect(() => securityHeaders(settings)).toThrow(/VITE_PUSHER_PORT needs/),
);

test.each([
  { VITE_PUSHER_HOST: '*' },
  { VITE_PUSHER_HOST: '*.example', VITE_PUSHER_PORT: '1' },
  { VITE_PUSHER_CLUSTER: '*' },
  { VITE_API_ORIGIN: 'https://*' },
  { VITE_API_ORIGIN: 'https://*.example' },
  { VITE_API_ORIGIN: 'data:text/plain,a' },
  { VITE_SENTRY_DSN: 'https://key@*/1' },
  { VITE_IMAGE_ORIGINS: 'https://*' },
])('%j is no server', (settings) =>
  expect(() => securityHeaders(settings)).toThrow(Object.keys(settings)[0]),
);

test('the policy allows photos from the platform’s origins', () => {
  const images = policyOf({ VITE_IMAGE_ORIGINS: 'https://a.example https://*.b.example' }).get(
    'img-src',
  );
  expect(images).toBe("'self' data: blob: https://a.example https://*.b.example");
});

test('no setting allows further scripts', () => {
  const headers = securityHeaders({ VITE_IMAGE_ORIGINS: 'https://a.example' });
  expect(Object.values(headers).join(' ')).not.toMatch(/unsafe-|\*(?!\.)/);
});

test('a setting that would end the header stops the build', () => {
  expect(() =>
    securityHeaders({ VITE_IMAGE_ORIGINS: "https://a.example; script-src 'unsafe-inline'" }),
  ).toThrow(/VITE_IMAGE_ORIGINS/);
  expect(() => securityHeaders({ VITE_PUSHER_HOST: 'a.example"; deny all' })).toThrow(
    /VITE_PUSHER/,
  );
});

test('nginx sends the headers with errors too', () => {
  expect(nginxHeaders({ 'X-Frame-Options': 'DENY' })).toBe(
    'add_header X-Frame-Options "DENY" always;\n',
  );
});
