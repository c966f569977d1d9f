import { readFileSync, readdirSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { installedNginx, type Nginx } from '../../tooling/setup/installed-nginx.mjs';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { waitForServer } from '../../tooling/setup/wait-for-server.mjs';
import { freePort } from '../../tooling/setup/free-port.mjs';

const dist = join(import.meta.dirname, '../../apps/web/dist');
const wanted: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(dist, '.hosting/headers.json'), 'utf8'),
);
const script = readdirSync(join(dist, 'assets')).find((file) => /^index-.*\.js$/.test(file)) ?? '';
const nginx = installedNginx();

// In CI, the test fails without nginx instead of being skipped.
test.skip(!nginx && !process.env['CI'], 'There is no nginx here. On Debian: apt-get install nginx');

/** Whether nginx serves a request with this `Host`. Does not use `fetch`, which does not let callers set `Host`. */
const answeredAs = (address: string, host: string) =>
  new Promise<boolean>((resolve) => {
    get(address, { headers: { Host: host }, agent: false }, (answer) => {
      answer.resume();
      resolve((answer.statusCode ?? 400) < 400);
    }).on('error', () => resolve(false));
  });

/** Sends a request line with an absolute URL, which overrides `Host` in nginx. */
function answerTo(address: string, host: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

let server: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async ({ baseURL }) => {
  if (!nginx) throw new Error('There is no nginx here. On Debian: apt-get install nginx');
  server = await startNginx(nginx, baseURL ?? '');
});
test.afterAll(() => server?.stop());

test('nginx serves the application with the deployment configuration', async ({ page, twin }) => {
  const ask = (path: string, headers = {}) =>
    page.request.get(server.address + path, { headers, maxRedirects: 0 });
  const ours = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(wanted).map((name) => [name, headers[name.toLowerCase()]]));

  await test.step('every response has the security headers of the build, also from the twin', async () => {
    const paths = [
      '/',
      '/locations',
      `/assets/${script}`,
      '/assets/none.js',
      '/api/tags',
      '/none.ico',
    ];
    for (const path of paths) expect(ours((await ask(path)).headers()), path).toEqual(wanted);
    expect(ours((await page.request.get('/locations')).headers())).toEqual(wanted);
  });

  await test.step('documents are revalidated, hashed files are cached, and API responses are not stored', async () => {
    for (const [path, status, type, kept] of [
      ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['/location/3/info', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8', 'no-cache'],
      [
        `/assets/${script}`,
        200,
        'text/javascript; charset=utf-8',
        'public, max-age=31536000, immutable',
      ],
      ['/assets/none.js', 404, 'text/plain; charset=utf-8', 'no-cache'],
      [`/assets/${script}.gz`, 404, 'text/plain; charset=utf-8', 'no-cache'],
      ['/.vite/manifest.json', 404, 'text/plain; charset=utf-8', 'no-cache'],
      ['/.hosting/headers.json', 404, 'text/plain; charset=utf-8', 'no-cache'],
      ['/api/tags', 200, 'application/json', 'no-store'],
      ['/api/none', 404, 'application/json', 'no-store'],
      ['/healthz', 200, 'text/plain; charset=utf-8', 'no-cache'],
    ] as const) {
      const answer = await ask(path, { Accept: 'application/json' });
      expect(answer.status(), path).toBe(status);
      expect(answer.headers()['content-type'], path).toBe(type);
      expect(answer.headers()['cache-control'], path).toBe(kept);
      expect(answer.headers()['server'], path).toBe('nginx');
    }
  });

  await test.step('files that the build compressed are sent compressed', async () => {
    for (const encoding of ['gzip', ...(nginx?.brotli ? ['br'] : [])]) {
      const { headers } = await fetch(`${server.address}/assets/${script}`, {
        headers: { 'Accept-Encoding': encoding },
      });
      expect(headers.get('Content-Encoding')).toBe(encoding);
      expect(headers.get('Vary')).toContain('Accept-Encoding');
    }
  });

  await test.step('a request without TLS is redirected to HTTPS', async () => {
    const answer = await page.request.get(`${server.plainAddress}/tags?a=1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe('https://127.0.0.1/tags?a=1');
  });

  await test.step('a request for another host name gets no response', async () => {
    for (const address of [server.address, server.plainAddress]) {
      expect(await answeredAs(address, '127.0.0.1'), address).toBe(true);
      for (const host of ['evil.example', '127.0.0.1.evil.example'])
        expect(await answeredAs(address, host), `${address} as ${host}`).toBe(false);
    }
    const path = `${server.address}/healthz`;
    expect(await answerTo(path, new URL(path).host)).toMatch(/^HTTP\/1.1 200/);
    expect(await answerTo(path, 'evil.example')).toBe('');
  });

  await test.step('the list loads, and a location shows an event of the socket', async () => {
    await page.goto(`${server.address}/locations`);
    await expect(page.getByText('1–25 of 36')).toBeVisible();
    const listening = joined(page);
    const [location] = await managedLocations(twin);
    if (!location) throw new Error('This account manages no location.');
    await page.goto(`${server.address}/location/${location.id}`);
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await listening;
    await twin.changeProfile({
      location_id: location.id,
      type: 'google',
      field_name: 'profile.description',
      update_value: 'Told through nginx.',
    });
    const told = page.getByRole('listitem').filter({ hasText: 'Told through nginx.' });
    await expect(told).toBeVisible();
  });
});

const web = join(import.meta.dirname, '../../apps/web');

/**
 * Starts nginx with the deployment configuration, whose placeholders it replaces. Leaves out TLS, because TLS needs a
 * certificate. The twin is the platform.
 */
async function startNginx({ program, brotli }: Nginx, twin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-nginx-'));
  const port = await freePort(Number(new URL(twin).port) + 2);
  const plainPort = await freePort(port + 1);
  const { host } = new URL(twin);
  const recipe = replaced(readFileSync(join(web, 'deploy/nginx.conf'), 'utf8'), [
    [/listen 443 ssl http2\b/g, `listen 127.0.0.1:${port}`],
    [/listen 80\b/g, `listen 127.0.0.1:${plainPort}`],
    [/server_name placekeeper\.example;/g, 'server_name 127.0.0.1;'],
    [/^ *ssl_.*$/gm, ''],
    [/server 127\.0\.0\.1:(8000|6001);/g, `server ${host};`],
    [/\/srv\/placekeeper\/current/g, join(web, 'dist')],
    ...(brotli === undefined ? [] : [[/# brotli_static on;/g, 'brotli_static on;'] as const]),
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind));
    return `${kind}_temp_path ${join(folder, kind)};`;
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      ...(brotli === undefined ? [] : [`load_module ${brotli};`]),
      // Avoids the system's user and folders, because the test runs as the current user.
      'daemon off; master_process off; error_log stderr warn;',
      `pid ${join(folder, 'pid')}; events {}`,
      `http { access_log off; ${temporary.join(' ')}`,
      recipe,
      '}',
    ].join('\n'),
  );

  const child = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const address = `http://127.0.0.1:${port}`;
  const early = ended.then(() => {
    throw new Error(`nginx ended: ${said}`);
  });
  await Promise.race([waitForServer(`${address}/healthz`, 10_000), early]);
  return {
    address,
    plainAddress: `http://127.0.0.1:${plainPort}`,
    async stop() {
      early.catch(() => undefined);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function replaced(recipe: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((so, [what, by]) => {
    if (!what.test(so)) throw new Error(`The recipe no longer has ${what}.`);
    return so.replace(what, by);
  }, recipe);
}
