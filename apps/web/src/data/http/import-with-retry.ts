import { reportUnexpected } from './report-unexpected.ts';

const shortestPause = 5000;
const longestPause = 300_000;

/**
 * RT-2: repeats a failed import of code at intervals and when the network is back; null once the signal is aborted.
 * An error is reported once, with the name of the place that needs the code.
 */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  signal: AbortSignal,
  where: string,
): Promise<Part | null> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures === 0) reportUnexpected(error, where);
    }
    await networkOrPause(Math.min(shortestPause * 2 ** failures, longestPause), signal);
  }
  return null;
}

function networkOrPause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
