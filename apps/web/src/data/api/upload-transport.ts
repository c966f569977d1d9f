import type { Transport } from './client.ts';
import { timedOut } from '../http/time-limit.ts';

/** In milliseconds: a large file over a slow line takes long, and never stands still for so long. */
const longestPause = 60_000;

/** MEDIA-1: as `fetch`, and tells the share of the request that has left, which no browser's `fetch` does. */
export const uploadWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (address, { method = 'GET', headers, body, credentials, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      let isLate = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const isMoving = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          isLate = true;
          abort();
        }, longestPause);
      };
      request.open(method, address);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        isMoving();
        onProgress(total > 0 ? loaded / total : 0);
      });
      request.addEventListener('progress', isMoving);
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to send')));
      request.addEventListener('abort', () =>
        reject(isLate ? timedOut() : new DOMException('Aborted', 'AbortError')),
      );
      request.addEventListener('loadend', () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      });
      if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'));
      signal?.addEventListener('abort', abort);
      isMoving();
      // A form of ours, never a stream.
      return request.send(body as XMLHttpRequestBodyInit);
    });

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const wait = request.getResponseHeader('Retry-After');
  if (wait !== null) headers.set('Retry-After', wait);
  return new Response(request.responseText || null, { status: request.status, headers });
}
