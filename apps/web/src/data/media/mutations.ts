import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId, MediaId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { media } from '@placekeeper/contracts/endpoints/media';
import type { MediaItem } from '@placekeeper/contracts/model/media';
import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useCan } from '../session/capabilities.ts';
import { call, type Transport } from '../api/client.ts';
import { invalidateLocation, invalidateMedia, mediaKey } from '../location-cache/location-cache.ts';
import { queryClient } from '../api/query-client.ts';
import { rereads } from '../api/run-mutation.ts';
import { isKind } from '../http/api-error.ts';
import { recoverLostResponse } from '../http/recover-lost-response.ts';
import { pauseLimit, timedOut } from '../http/time-limit.ts';

/** In milliseconds. A large file takes long over a slow connection, but never pauses this long. */
const longestPause = 60_000;

/** MEDIA-1: replaces `fetch`, which has no upload progress. */
const uploadWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (address, { method = 'GET', headers, body, credentials, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      let isLate = false;
      if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'));
      const limit = pauseLimit(longestPause, () => {
        isLate = true;
        abort();
      });
      request.open(method, address);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        limit.moved();
        onProgress(total > 0 ? loaded / total : 0);
      });
      request.addEventListener('progress', limit.moved);
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to send')));
      request.addEventListener('abort', () =>
        reject(isLate ? timedOut() : new DOMException('Aborted', 'AbortError')),
      );
      request.addEventListener('loadend', () => {
        limit.end();
        signal?.removeEventListener('abort', abort);
      });
      signal?.addEventListener('abort', abort);
      // The cast is safe: the body is always a FormData, never a stream.
      return request.send(body as XMLHttpRequestBodyInit);
    });

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const wait = request.getResponseHeader('Retry-After');
  if (wait !== null) headers.set('Retry-After', wait);
  return new Response(request.responseText || null, { status: request.status, headers });
}

async function photosChanged(id: LocationId): Promise<void> {
  void invalidateLocation(id);
  await invalidateMedia(id);
}

/** A photo that is already gone counts as deleted. */
export async function removePhoto(id: LocationId, photo: MediaId): Promise<void> {
  try {
    await recoverLostResponse<unknown>(
      () => call(locations.removeMedia, { params: { id, mediaId: photo } }),
      async () => ((await isGone(mediaKey(id), photo)) ? undefined : null),
    );
  } catch (error) {
    if (!isKind(error, 'not-found')) throw error;
  }
}

/** MEDIA-1: removes the photo at once, and restores it in its place if the platform refuses. */
export function useRemovePhoto(id: LocationId) {
  const queryKey = mediaKey(id);
  return useMutation({
    mutationFn: (photo: MediaId) => removePhoto(id, photo),
    onMutate: async (photo) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueriesData<Paged<MediaItem>>({ queryKey });
      queryClient.setQueriesData<Paged<MediaItem>>(
        { queryKey },
        (page) => page && without(page, photo),
      );
      return before;
    },
    onError: (_error, _photo, before) => {
      for (const [key, page] of before ?? []) queryClient.setQueryData(key, page);
    },
    onSettled: rereads(() => photosChanged(id)),
  });
}

/** Refetches the visible pages, and checks that none of them contains the photo. */
async function isGone(queryKey: QueryKey, photo: MediaId): Promise<boolean> {
  const shown = { queryKey, type: 'active' } as const;
  await queryClient.refetchQueries(shown, { throwOnError: true });
  const pages = queryClient.getQueriesData<Paged<MediaItem>>(shown);
  return pages.length > 0 && pages.every(([, page]) => page?.data.every(({ id }) => id !== photo));
}

function without({ data, meta, ...rest }: Paged<MediaItem>, photo: MediaId): Paged<MediaItem> {
  const left = data.filter((item) => item.id !== photo);
  return {
    ...rest,
    data: left,
    meta: { ...meta, total: meta.total - (data.length - left.length) },
  };
}

export const useOffersUpload = (): boolean => useCan('media.upload');

export type PhotoUpload = RequestOf<typeof media.upload>['body'];

/**
 * MEDIA-1: not a hook, because uploads continue after the screen closes. A photo that breaks Google's rules fails
 * with `validation`.
 */
export async function uploadPhoto(
  id: LocationId,
  body: PhotoUpload,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<void> {
  try {
    await call(
      media.upload,
      { params: { id }, body },
      { signal: options.signal, transport: uploadWithProgress(options.onProgress), once: true },
    );
  } catch (error) {
    // ERR-4: refetches the list, because the photo may be stored although the response was lost.
    if (!isKind(error, 'rate-limited')) void photosChanged(id);
    throw error;
  }
  await photosChanged(id);
}
