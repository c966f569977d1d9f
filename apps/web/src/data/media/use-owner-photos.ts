import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import type { MediaItem } from '@placekeeper/contracts/model/media';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { isSingle } from '@placekeeper/contracts/rules/validate-photo';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { mediaQueries } from './queries.ts';

export type OwnerPhotos =
  | { readonly state: 'pending' }
  | {
      readonly state: 'failed';
      readonly error: ApiError | null;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | { readonly state: 'loaded'; readonly photos: readonly MediaItem[] };

const hasBoth = (photos: readonly MediaItem[]): boolean =>
  new Set(photos.flatMap(({ category = '' }) => (isSingle(category) ? [category] : []))).size === 2;

/**
 * Reads the first page of owner photos, and the other pages unless the first page has both a logo and a cover, because
 * no call finds a photo by category.
 */
export function useOwnerPhotos(id: LocationId, shown: Paged<MediaItem> | null): OwnerPhotos {
  const isComplete = shown !== null && shown.data.length === shown.meta.total;
  const page = (number: number) =>
    mediaQueries.ofLocation(id, { source: 'owner', page: { number, size: pageSizes.media } });
  const first = useQuery({ ...page(1), enabled: !isComplete });
  const last =
    isComplete || !first.data || hasBoth(first.data.data) ? 1 : first.data.meta.last_page;
  const others = useQueries({
    queries: Array.from({ length: last - 1 }, (_, index) => page(index + 2)),
  });
  if (isComplete)
    return { state: 'loaded', photos: shown.data.filter(({ source }) => source === 'owner') };
  const reads = [first, ...others];
  const photos = reads.flatMap(({ data }) => data?.data ?? []);
  if (hasBoth(photos) || reads.every(({ data }) => data)) return { state: 'loaded', photos };
  const failed = reads.filter(({ isError }) => isError);
  if (failed.length === 0) return { state: 'pending' };
  return {
    state: 'failed',
    error: failed[0]?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const read of failed) void read.refetch();
    },
  };
}
