import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitForServer } from './setup/wait-for-server.mjs';
import { freePort } from './setup/free-port.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/root.mjs';
import { say, sayFailure, seconds } from './setup/say.mjs';
import { startService } from './setup/service.mjs';
import { readStartArguments, startHelp } from './setup/start-arguments.mjs';
import { tool } from './setup/tool.mjs';
import { startWatchedService } from './setup/watched-service.mjs';

const host = '127.0.0.1';
const twinSources = ['apps/mock-api/src', 'apps/mock-api/drizzle', 'packages/contracts/src'];

try {
  await start();
  process.exit(0);
} catch (error) {
  sayFailure(error);
  process.exit(1);
}

async function start() {
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  const asked = readStartArguments(process.argv.slice(2), typedIn);
  if (asked.help) return say(startHelp);
  await ensureInstalled();

  const began = Date.now();
  const webPort = await freePort(asked.port);
  const twinPort = await freePort(4010);
  const address = `http://${host}:${webPort}`;
  const twinAddress = `http://${host}:${twinPort}`;

  const twin = startTwin(twinPort, ['--web-origin', address, ...asked.twin]);
  const web = startWeb(webPort, twinAddress);
  const end = Promise.race([
    signalled(),
    twin.ended.then((why) => `The simulator ${why}.`),
    web.ended.then((why) => `The web application ${why}.`),
  ]);
  const up = Promise.all([waitForServer(twinAddress), waitForServer(address)]);
  await Promise.race([end, up.then(() => announce(address, twinAddress, Date.now() - began))]);

  const why = await end;
  await Promise.all([web.stop(), twin.stop()]);
  if (why) throw new Error(`${why} See its output above.`);
}

/**
 * @param {string} address
 * @param {string} twinAddress
 * @param {number} took
 */
function announce(address, twinAddress, took) {
  say(`✓ simulator and web application are up (${seconds(took)})\n`);
  say(`  ${address}\n`);
  say('  The sign-in page opens: choose a user, there is no password.');
  say(`  The simulator without Vite: ${twinAddress}`);
  say('  Ctrl-C ends both.\n');
}

/**
 * @param {number} port
 * @param {string[]} args
 */
function startTwin(port, args) {
  const folders = twinSources.map((folder) => join(root, folder)).filter(existsSync);
  const database = join(root, '.cache/placekeeper.sqlite');
  mkdirSync(join(root, '.cache'), { recursive: true });
  return startWatchedService('twin', folders, (restarted) =>
    startService('twin', [
      // Megabytes. V8 would otherwise keep up to 64 MB for new objects, at the same speed.
      '--max-semi-space-size=8',
      'apps/mock-api/src/main.ts',
      '--port',
      `${port}`,
      '--db',
      database,
      '--quiet',
      // A restart after a code change must keep the data.
      ...args.filter((arg) => !(restarted && arg === '--reset')),
    ]),
  );
}

/**
 * @param {number} port
 * @param {string} twinAddress
 */
function startWeb(port, twinAddress) {
  const args = ['--host', host, '--port', `${port}`, '--strictPort'];
  return startService(
    'web',
    [
      // The twin accepts headers of the same size.
      '--max-http-header-size=65536',
      tool('vite', { from: 'apps/web' }),
      ...args,
      '--logLevel',
      'warn',
      '--clearScreen',
      'false',
    ],
    { cwd: join(root, 'apps/web'), env: { PLACEKEEPER_TWIN: twinAddress } },
  );
}

/** @returns {Promise<undefined>} resolves at the first signal; a second signal ends the process at once */
function signalled() {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.once(signal, () => {
        process.on(signal, () => process.exit(1));
        resolve(undefined);
      });
    }
    // A killed npm ends its shell without signalling this process, so a new parent process also counts as a signal.
    const parent = process.ppid;
    const underNpm = process.env['npm_lifecycle_event'] !== undefined;
    if (underNpm) setInterval(() => process.ppid !== parent && resolve(undefined), 500);
  });
}
