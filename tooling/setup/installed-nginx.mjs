import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';

/** Debian's package is unpacked here instead of installed, so nothing starts and no root is needed. */
export const nginxFolder = join(root, '.cache/nginx');

/**
 * @typedef {object} Nginx
 * @property {string} program
 * @property {string} version
 * @property {string | undefined} brotli path of the module that serves compressed files
 */

/**
 * An nginx that starts, preferably the unpacked one.
 * @param {string} [searchPath]
 * @returns {Nginx | undefined}
 */
export function installedNginx(searchPath = process.env['PATH'] ?? '') {
  const folders = [join(nginxFolder, 'usr/sbin'), ...searchPath.split(delimiter), '/usr/sbin'];
  for (const program of folders.map((folder) => join(folder, 'nginx')).filter(existsSync)) {
    const { status, stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
    if (status !== 0) continue;
    const modules = join(dirname(program), '../lib/nginx/modules');
    const brotli = join(modules, 'ngx_http_brotli_static_module.so');
    return {
      program,
      version: stderr.trim(),
      brotli: existsSync(brotli) ? brotli : undefined,
    };
  }
  return undefined;
}
