import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { TagId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { bulkActions } from '@placekeeper/contracts/endpoints/bulk-actions';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { call } from './client.ts';
import { editCachedLists, forgetLocations } from './location-cache.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { runMutation } from './run-mutation.ts';
import { tagQueries } from './tags.ts';

export type BulkActionRequest = RequestOf<typeof bulkActions.run>['body'];

/**
 * LOC-7: one request, however many locations it takes in. Named ones show their tags at once, and the old ones again
 * when the platform refuses; anything else waits for its answer. No hook: what it tells outlives its screen.
 */
export async function runBulkAction(request: BulkActionRequest): Promise<BulkActionResult> {
  const listKey = { queryKey: keyOf(locations.list) };
  await queryClient.cancelQueries(listKey);
  const before = queryClient.getQueriesData<Paged<Location>>(listKey);
  showTags(request);
  try {
    const result = await runMutation((body) => call(bulkActions.run, { body }), request);
    if (request.action.type === 'delete') forgetLocations(new Set(result.changed));
    return result;
  } catch (error) {
    for (const [key, list] of before) queryClient.setQueryData(key, list);
    throw error;
  } finally {
    changed(request);
  }
}

function showTags({ selection, action }: BulkActionRequest): void {
  if (selection.mode !== 'ids') return;
  const ids = new Set(selection.locations);
  const retag = tagging(action);
  if (!retag) return;
  editCachedLists((list) => ({
    ...list,
    data: list.data.map((row) => (ids.has(row.id) ? { ...row, tags: retag(row.tags) } : row)),
  }));
}

function tagging(
  action: BulkActionRequest['action'],
): ((tags: Location['tags']) => Location['tags']) | null {
  if (action.type === 'remove-tags')
    return (tags) => tags?.filter(({ id }) => !action.tags.includes(id));
  if (action.type !== 'add-tags') return null;
  const added = knownTags(action.tags);
  // LOC-4: only what is not there yet.
  return (tags) =>
    tags && [...tags, ...added.filter((tag) => !tags.some(({ id }) => id === tag.id))];
}

const knownTags = (ids: readonly TagId[]): readonly Tag[] =>
  queryClient.getQueryData(tagQueries.list().queryKey)?.tags.filter(({ id }) => ids.includes(id)) ??
  [];

/** What else tells of the locations. */
function changed({ action: { type } }: BulkActionRequest): void {
  const tagged = type === 'add-tags' || type === 'remove-tags';
  const stale = tagged
    ? [['tags'], ['locations']]
    : [['locations'], ['tags'], ['updates'], ['services'], ['currentUser'], ['spotlight']];
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
}
