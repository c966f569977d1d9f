import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedNginx, nginxFolder } from './installed-nginx.mjs';
import { run } from './run.mjs';
import { say, seconds } from './say.mjs';

/**
 * Finds or downloads the nginx for the test of the deployment. Without nginx, that test is skipped.
 * @returns {Promise<string>} the version, and whether it has brotli: the result of the test depends on both
 */
export async function ensureNginx() {
  if (!installedNginx()) await fetchIt();
  const nginx = installedNginx();
  const version = nginx ? `${nginx.version}${nginx.brotli ? ' with brotli' : ''}` : '';
  say(
    nginx
      ? `✓ nginx: ${nginx.program}, ${version}`
      : '✗ there is no nginx, and none could be fetched',
  );
  return version;
}

async function fetchIt() {
  say("… fetching Debian's nginx");
  const began = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-nginx-'));
  if (process.getuid?.() === 0) await run('apt-get', ['update'], { quiet: true });
  // Downloaded separately, because not every Debian release has the second package.
  for (const name of ['nginx', 'libnginx-mod-http-brotli-static']) {
    await run('apt-get', ['download', name], { cwd: folder, quiet: true });
  }
  mkdirSync(nginxFolder, { recursive: true });
  for (const file of readdirSync(folder)) {
    await run('dpkg', ['-x', join(folder, file), nginxFolder], { quiet: true });
  }
  rmSync(folder, { recursive: true });
  say(`  took ${seconds(Date.now() - began)}`);
}
