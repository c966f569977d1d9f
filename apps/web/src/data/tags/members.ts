import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Location } from '@placekeeper/contracts/model/location';
import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { editAnswers } from '../api/write-cache.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { runMutation } from '../api/run-mutation.ts';
import { membersKey } from './queries.ts';
import { withoutDeleted } from './without-deleted.ts';

export interface Members {
  readonly id: TagId;
  readonly locations: readonly LocationId[];
}

export function useAddLocations() {
  return useMutation({ mutationFn: addMembers, onSettled: () => tagsChanged() });
}

export function useRemoveLocations() {
  return useMutation({
    mutationFn: removeMembers,
    // A response in flight would restore the removed rows.
    onMutate: ({ id }) => queryClient.cancelQueries({ queryKey: membersKey(id) }),
    onSuccess: (_, { id, locations: gone }) => forgetMembers(id, new Set(gone)),
    onSettled: () => tagsChanged(),
  });
}

/** Not a hook, because a toast that outlives its screen calls it. */
export const undoRemoval = (change: Members): Promise<number> =>
  runMutation(addMembers, change).finally(tagsChanged);
export const undoAddition = (change: Members): Promise<number> =>
  runMutation(removeMembers, change).finally(tagsChanged);

const addMembers = (change: Members) => changeMembers(tags.addLocations, change);
const removeMembers = (change: Members) => changeMembers(tags.removeLocations, change);

/** Returns the number of locations that were deleted since. */
export async function changeMembers(
  endpoint: typeof tags.addLocations | typeof tags.removeLocations,
  { id, locations: ids }: Members,
): Promise<number> {
  let gone = 0;
  for (let start = 0; start < ids.length; start += maximumSelection) {
    const some = ids.slice(start, start + maximumSelection);
    // Sends chunks one after another, so that a later success does not hide the first failure.
    const sent = await withoutDeleted(some, (left) =>
      call(endpoint, { params: { id }, body: { locations: [...left] } }),
    );
    gone += some.length - sent.size;
    announceLocationChange({
      kind: 'tagged',
      ids: sent,
      [endpoint === tags.addLocations ? 'add' : 'remove']: [id],
    });
  }
  return gone;
}

function forgetMembers(id: TagId, gone: ReadonlySet<LocationId>): void {
  editAnswers<Paged<Location>>({ queryKey: membersKey(id) }, (page) => {
    if (!page) return page;
    const data = page.data.filter((location) => !gone.has(location.id));
    const total = page.meta.total - (page.data.length - data.length);
    return { ...page, data, meta: { ...page.meta, total } };
  });
}

/** Includes the lists and details of locations, because they show tags too. */
export function tagsChanged(): void {
  for (const queryKey of [['tags'], keyOf(locations.list), keyOf(locations.show)]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
