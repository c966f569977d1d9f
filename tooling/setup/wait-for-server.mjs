import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves when a server sends any response.
 * @param {string} url
 * @param {number} [timeoutMs] in milliseconds
 */
export async function waitForServer(url, timeoutMs = 120_000) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s.`);
}
