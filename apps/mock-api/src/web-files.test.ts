import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'placekeeper-web-'));
const app = new Hono();
app.get('/api/tags', (context) => context.json({ tags: [] }));

beforeAll(() => {
  for (const part of ['assets', '.hosting', '.vite']) mkdirSync(join(folder, part));
  const files = {
    'index.html': '<!doctype html>',
    'favicon.svg': '<svg/>',
    'assets/index-a1.js': '1',
    'assets/index-a1.js.gz': 'compressed',
    'assets/index-a1.js.map': '{}',
    '.vite/manifest.json': '{}',
    '.hosting/headers.json': JSON.stringify({
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  serveWeb(app, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (path: string) => app.request(path);

test.each(['/', '/locations', '/location/3/info'])('%s is answered with the page', async (path) => {
  const answer = await ask(path);
  expect(await answer.text()).toBe('<!doctype html>');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
});

test.each([
  '/assets/index-b2.js',
  '/favicon.ico',
  '/assets/index-a1.js.map',
  '/.vite/manifest.json',
  '/.hosting/headers.json',
  '/api/none',
  '/media/none.jpg',
])('%s is 404 instead of the page', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).not.toContain('html');
  // Not cached, because the next release may contain the file.
  expect(answer.headers.get('Cache-Control')).not.toContain('immutable');
});

test('a file with a hash in its name is cached for good, others are revalidated', async () => {
  const kept = async (path: string) => (await ask(path)).headers.get('Cache-Control');
  expect(await kept('/assets/index-a1.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/favicon.svg')).toBe('no-cache');
});

test.each(['/', '/favicon.svg', '/assets/index-b2.js'])(
  '%s has the headers of the build',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

test('a compressed copy is sent to a browser that accepts it', async () => {
  const accepting = (encodings: string) =>
    app.request('/assets/index-a1.js', { headers: { 'Accept-Encoding': encodings } });
  const { headers } = await accepting('gzip, deflate, br');
  expect(headers.get('Content-Encoding')).toBe('gzip');
  expect(headers.get('Content-Type')).toContain('javascript');
  expect(headers.get('Vary')).toBe('Accept-Encoding');
  expect((await accepting('identity')).headers.get('Content-Encoding')).toBeNull();
});

test('a folder without a build is refused', () => {
  expect(() => serveWeb(new Hono(), join(folder, 'assets'))).toThrow(/npm run build/);
});
