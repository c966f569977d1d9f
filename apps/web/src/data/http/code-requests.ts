import { whenIdle } from '../../lib/browser/idle.ts';
import { apiError, isKind } from './api-error.ts';
import { isTimeout, pauseLimit, timedOut } from './time-limit.ts';

/** In milliseconds. A slow connection may need longer for a whole file, but never pauses this long. */
const longestPause = 10_000;

/** Files that are loaded or loading, by address. */
const requests = new Map<string, Promise<void>>();

let isSettled = false;
whenIdle(() => (isSettled = true));

/**
 * Builds route every `import()` through this function (`apps/web/code-loader-plugin.ts`). Browsers neither abort an
 * import that hangs nor repeat an import that failed, so the files are fetched into the HTTP cache first.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const addresses = files.map((file) => `/${file}`);
  // Until the page is idle, `modulepreload` hints replace `fetchFile`, because they load the first screen faster.
  if (!isSettled) addresses.forEach(hint);
  await Promise.all(addresses.map(arrived));
  return load();
}

function hint(address: string): void {
  if (requests.has(address) || isInPage(address)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: address });
  document.head.append(link);
}

const isInPage = (address: string): boolean =>
  document.querySelector(`:is(link[href="${address}"],script[src="${address}"])`) !== null;

/** Resolves when the file is loaded. Also for files that load without `import()`, such as workers. */
export function arrived(address: string): Promise<void> {
  const known = requests.get(address);
  if (known) return known;
  const request = isInPage(address) ? Promise.resolve() : fetchWithRetry(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

/** Sends a timed-out request again, because a second request gets a new connection. */
async function fetchWithRetry(address: string): Promise<void> {
  try {
    await fetchFile(address);
  } catch (error) {
    if (!isKind(error, 'offline') || !error.timedOut) throw error;
    await fetchFile(address);
  }
}

async function fetchFile(address: string): Promise<void> {
  const request = new AbortController();
  const { signal } = request;
  const limit = pauseLimit(longestPause, () => request.abort(timedOut()));
  try {
    const { ok, status, body } = await fetch(address, { signal });
    if (status === 429 || status >= 500) throw apiError({ kind: 'server', status });
    // Browsers use this message. The file may be missing because the page is older than the latest release.
    if (!ok) throw new Error(`Failed to fetch dynamically imported module: "${address}"`);
    await body?.pipeTo(new WritableStream({ write: limit.moved }), { signal });
  } catch (cause) {
    if (!(cause instanceof TypeError) && !isTimeout(cause)) throw cause;
    throw apiError({ kind: 'offline', timedOut: isTimeout(cause) }, { cause });
  } finally {
    limit.end();
  }
}
