import { unlessAborted } from '../../lib/browser/unless-aborted.ts';
import { arrived } from '../http/code-requests.ts';
import { trustedWorkerUrl } from './trusted-worker-url.ts';
// oxlint-disable-next-line import/default -- Vite adds the default export
import workerUrl from './dry-run.worker.ts?worker&url';
import type { WorkerRequest } from './dry-run.worker.ts';

/** One worker for a whole dry run: checking thousands of locations would block the page. */
export async function openWorker(signal: AbortSignal | undefined) {
  await unlessAborted(arrived(workerUrl), signal);
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();
  signal?.addEventListener('abort', () => worker.terminate(), { once: true });
  const ask = <Answer>(request: WorkerRequest): Promise<Answer> => {
    const answer = last.then(
      () =>
        new Promise<Answer>((resolve, reject) => {
          const failed = () => reject(new Error('A trial failed in its worker.'));
          worker.addEventListener('error', failed, { once: true });
          worker.addEventListener(
            'message',
            ({ data }: MessageEvent<Answer>) => {
              worker.removeEventListener('error', failed);
              resolve(data);
            },
            { once: true },
          );
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
          worker.postMessage(request);
        }),
    );
    last = answer.catch(() => undefined);
    return answer;
  };
  return { ask, close: () => worker.terminate() };
}
