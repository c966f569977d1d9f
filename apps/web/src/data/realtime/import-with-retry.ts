import { reportError } from '../../lib/telemetry/report-error.ts';

const shortestPause = 5000;
const longestPause = 300_000;

/** RT-2: repeats a failed import of code at intervals and when the network is back; null once the page is left. */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  isLeft: () => boolean,
): Promise<Part | null> {
  for (let failures = 0; !isLeft(); failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures === 0) reportError(error, 'channel');
    }
    await networkOrPause(Math.min(shortestPause * 2 ** failures, longestPause));
  }
  return null;
}

function networkOrPause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
