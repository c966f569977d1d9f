import type { Transport } from './client.ts';

/** MEDIA-1: as `fetch`, and tells the share of the request that has left, which no browser's `fetch` does. */
export const sendWatched =
  (onProgress: (share: number) => void): Transport =>
  (address, { method = 'GET', headers, body, credentials, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, address);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to send')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'));
      signal?.addEventListener('abort', abort);
      // A form of ours, never a stream.
      return request.send(body as XMLHttpRequestBodyInit);
    });

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const wait = request.getResponseHeader('Retry-After');
  if (wait !== null) headers.set('Retry-After', wait);
  return new Response(request.responseText || null, { status: request.status, headers });
}
