import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { tags as tagCalls } from '@placekeeper/contracts/endpoints/tags';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { call } from '../api/client.ts';
import { editCachedLists, pages } from '../location-cache/location-cache.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { enqueueWithRetry } from '../api/throttle.ts';
import { recordsByIds } from '../portfolio/matching.ts';
import { queryClient } from '../api/query-client.ts';
import { runMutation } from '../api/run-mutation.ts';
import { tagQueries } from './queries.ts';
import { withoutDeleted } from './without-deleted.ts';

export type TagAction = 'add-tags' | 'remove-tags';

const calls = { 'add-tags': tagCalls.addLocations, 'remove-tags': tagCalls.removeLocations };
const inverse = { 'add-tags': 'remove-tags', 'remove-tags': 'add-tags' } as const;

/** Within the limits of any platform, and a single call for most selections. */
const locationsPerCall = 1000;

export interface Tagging {
  readonly action: TagAction;
  /** By tag, the locations where the tag was added or removed, for undo. */
  readonly changed: ReadonlyMap<TagId, readonly LocationId[]>;
  /** Locations where at least one tag changed. */
  readonly count: number;
  /** Locations that were deleted since they were selected. */
  readonly gone: number;
}

/**
 * LOC-4, LOC-7: one call per tag and chunk, only for locations that need the change. Cached lists show the new tags
 * at once.
 */
export async function tagMany(
  action: TagAction,
  ids: readonly LocationId[],
  tags: readonly TagId[],
): Promise<Tagging> {
  await queryClient.cancelQueries(pages);
  const before = queryClient.getQueriesData<Paged<Location>>(pages);
  const adding = action === 'add-tags';
  try {
    const records = await recordsByIds(ids);
    const changed = new Map(
      tags.map((tag) => [
        tag,
        // If the platform sends no tags, every location gets the call.
        records.flatMap(({ id, tag_ids: own }) => (own?.includes(tag) === adding ? [] : [id])),
      ]),
    );
    showTags(action, new Set(ids), tags);
    const gone = await runMutation(send, { action, changed });
    return {
      action,
      changed,
      count: new Set([...changed.values()].flat()).size - gone,
      gone: ids.length - records.length + gone,
    };
  } catch (error) {
    for (const [key, list] of before) queryClient.setQueryData(key, list);
    throw error;
  } finally {
    tagsChanged();
  }
}

/** Reverts exactly what `tagMany` did. Returns the number of locations that were deleted since. */
export async function undoTagging({ action, changed }: Tagging): Promise<number> {
  try {
    return await runMutation(send, { action: inverse[action], changed });
  } finally {
    tagsChanged();
  }
}

/** Repeats a call whose response was lost, which has no further effect. Returns the number of deleted locations. */
async function send({ action, changed }: Pick<Tagging, 'action' | 'changed'>): Promise<number> {
  const gone = new Set<LocationId>();
  for (const [id, members] of changed) {
    for (let start = 0; start < members.length; start += locationsPerCall) {
      const some = members.slice(start, start + locationsPerCall);
      const sent = await withoutDeleted(some, (locations) =>
        enqueueWithRetry(() =>
          call(calls[action], { params: { id }, body: { locations: [...locations] } }),
        ),
      );
      for (const one of some) if (!sent.has(one)) gone.add(one);
      announceLocationChange({
        kind: 'tagged',
        ids: sent,
        [action === 'add-tags' ? 'add' : 'remove']: [id],
      });
    }
  }
  return gone.size;
}

function showTags(action: TagAction, ids: ReadonlySet<LocationId>, tags: readonly TagId[]): void {
  const named = queryClient.getQueryData(tagQueries.list().queryKey)?.tags ?? [];
  const added = action === 'add-tags' ? named.filter(({ id }) => tags.includes(id)) : [];
  const retag = (own: readonly Tag[]) =>
    action === 'add-tags'
      ? [...own, ...added.filter((tag) => !own.some(({ id }) => id === tag.id))]
      : own.filter(({ id }) => !tags.includes(id));
  editCachedLists((list) => ({
    ...list,
    data: list.data.map((row) =>
      ids.has(row.id) && row.tags ? { ...row, tags: retag(row.tags) } : row,
    ),
  }));
}

function tagsChanged(): void {
  for (const queryKey of [['tags'], ['locations']])
    void queryClient.invalidateQueries({ queryKey });
}
