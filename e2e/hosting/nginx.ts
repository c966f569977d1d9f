import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForServer } from '../../tooling/setup/wait-for-server.mjs';
import { freePort } from '../../tooling/setup/free-port.mjs';
import type { Nginx } from '../../tooling/setup/installed-nginx.mjs';

const web = join(import.meta.dirname, '../../apps/web');

/**
 * Starts nginx with the deployment configuration, whose placeholders it replaces. Leaves out TLS, because TLS needs a
 * certificate. The twin is the platform.
 */
export async function startNginx({ program, brotli }: Nginx, twin: string) {
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

function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((so, [what, by]) => {
    if (!what.test(so)) throw new Error(`The recipe no longer has ${what}.`);
    return so.replace(what, by);
  }, text);
}
