import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { tags as tagCalls } from '@placekeeper/contracts/endpoints/tags';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { call } from '../api/client.ts';
import { apiError, isKind } from '../http/api-error.ts';
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
  /** Tags that were deleted since they were selected. */
  readonly missing: readonly TagId[];
}

/**
 * LOC-4, LOC-7: one call per tag and chunk, only for locations that need the change. Cached lists show the new tags
 * at once.
 */
export async function tagMany(
  action: TagAction,
  ids: readonly LocationId[],
  tags: readonly TagId[],
  onPart?: () => void,
): Promise<Tagging> {
  await queryClient.cancelQueries(pages);
  const before = queryClient.getQueriesData<Paged<Location>>(pages);
  const adding = action === 'add-tags';
  try {
    const records = await recordsByIds(ids);
    const wanted = new Map(
      tags.map((tag) => [
        tag,
        // If the platform sends no tags, every location gets the call.
        records.flatMap(({ id, tag_ids: own }) => (own?.includes(tag) === adding ? [] : [id])),
      ]),
    );
    showTags(action, new Set(ids), tags);
    const { gone, missing } = await runMutation(send, { action, changed: wanted, onPart });
    const changed = new Map([...wanted].filter(([id]) => !missing.includes(id)));
    const count = new Set([...changed.values()].flat().filter((id) => !gone.has(id))).size;
    return { action, changed, count, gone: ids.length - records.length + gone.size, missing };
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
    const { gone, missing } = await runMutation(send, { action: inverse[action], changed });
    // An addition of a deleted tag is undone already.
    if (action === 'remove-tags' && missing.length > 0) {
      const message =
        missing.length === 1 ? 'One of the tags no longer exists.' : 'Some tags no longer exist.';
      throw apiError({ kind: 'conflict' }, { message });
    }
    return gone.size;
  } finally {
    tagsChanged();
  }
}

interface Sending extends Pick<Tagging, 'action' | 'changed'> {
  /** Called after each successful call. */
  readonly onPart?: (() => void) | undefined;
}

interface Sent {
  readonly gone: ReadonlySet<LocationId>;
  readonly missing: readonly TagId[];
}

/** Repeats a call whose response was lost, because repeating it changes nothing. Skips deleted locations and tags. */
async function send({ action, changed, onPart }: Sending): Promise<Sent> {
  const gone = new Set<LocationId>();
  const missing: TagId[] = [];
  for (const [id, members] of changed) {
    try {
      for (let start = 0; start < members.length; start += locationsPerCall) {
        const some = members.slice(start, start + locationsPerCall);
        const sent = await withoutDeleted(some, (locations) =>
          enqueueWithRetry(() =>
            call(calls[action], { params: { id }, body: { locations: [...locations] } }),
          ),
        );
        for (const one of some) if (!sent.has(one)) gone.add(one);
        onPart?.();
        announceLocationChange({
          kind: 'tagged',
          ids: sent,
          [action === 'add-tags' ? 'add' : 'remove']: [id],
        });
      }
    } catch (error) {
      if (!isKind(error, 'not-found')) throw error;
      missing.push(id);
    }
  }
  return { gone, missing };
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
