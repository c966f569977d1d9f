import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves when a server sends any response.
 * @param {string} url
 * @param {number} [patience] in milliseconds
 */
export async function waitForServer(url, patience = 120_000) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`${url} did not answer within ${patience / 1000} s.`);
}
