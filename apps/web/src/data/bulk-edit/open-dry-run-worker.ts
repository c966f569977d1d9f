import { arrived } from '../http/code-requests.ts';
// oxlint-disable-next-line import/default -- Vite adds the default export
import workerUrl from './dry-run.worker.ts?worker&url';
import type { WorkerRequest } from './dry-run.worker.ts';

/** Opens one worker for a whole dry run, because checking thousands of locations would block the page. */
export async function openWorker() {
  await arrived(workerUrl);
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();
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
          worker.postMessage(request);
        }),
    );
    last = answer.catch(() => undefined);
    return answer;
  };
  return { ask, close: () => worker.terminate() };
}

/** The part of Trusted Types that workers need. TypeScript does not declare it, and not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** The only policy that the content security policy allows: scripts from this page's origin. */
const policy = globalThis.trustedTypes?.createPolicy('placekeeper-worker', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('A worker comes from the host of the page.');
    return url;
  },
});

const trustedWorkerUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
