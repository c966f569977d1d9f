import { watch } from 'node:fs';
import { say } from './say.mjs';

/** @typedef {import('./service.mjs').Service} Service */

/**
 * Restarts a service when its sources change. If the service ends by itself after a restart, the next change starts it
 * again; before the first restart, its end is final.
 * @param {string} name
 * @param {string[]} folders
 * @param {(restarted: boolean) => Service} start
 * @returns {Service}
 */
export function startWatchedService(name, folders, start) {
  /** @type {PromiseWithResolvers<string>['resolve']} */
  let end = () => {};
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => (end = resolve));
  let stopping = false;
  let current = launch(false);

  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  let restarts = Promise.resolve();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      clearTimeout(pending);
      pending = setTimeout(() => (restarts = restarts.then(() => restart(file))), 100);
    }),
  );

  /** @param {boolean} restarted */
  function launch(restarted) {
    const service = start(restarted);
    void service.ended.then((why) => {
      if (stopping) return;
      if (restarted) say(`${name} │ ${why}; waiting for the next change`);
      else end(why);
    });
    return service;
  }

  /** @param {string | null} file */
  async function restart(file) {
    if (stopping) return;
    say(`${name} │ ${file ?? 'a file'} changed, starting again`);
    stopping = true;
    await current.stop();
    stopping = false;
    current = launch(true);
  }

  return {
    ended,
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(pending);
      await restarts;
      stopping = true;
      await current.stop();
    },
  };
}
