import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { hashKey, useMutation } from '@tanstack/react-query';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import {
  apiError,
  isApiError,
  isKind,
  isSessionOver,
  type ApiError,
  changedElsewhere,
} from '../http/api-error.ts';
import {
  asPossiblyDone,
  asNotDone,
  isOutcomeUnknown,
  recoverLostResponse,
} from '../http/recover-lost-response.ts';
import { call } from '../api/client.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { putAnswer } from '../api/write-cache.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { rereads } from '../api/run-mutation.ts';
import { changeMembers, tagsChanged } from './members.ts';
import { membersKey, readMembers, readTag, tagQueries } from './queries.ts';

/** TAG-1: a name that exists fails with `validation`. */
export function useCreateTag() {
  return useMutation({
    mutationFn: createTag,
    onSuccess: ({ tag }) => {
      if (tag) putAnswer(tagQueries.detail(tag.id).queryKey, { tag });
      void queryClient.invalidateQueries({ queryKey: keyOf(tags.list) });
    },
  });
}

/** ERR-4: after a lost response, the browser may repeat the request and get the error that the name exists. */
export async function createTag(name: string): Promise<{ tag: Tag | undefined }> {
  const before = queryClient.getQueryData(tagQueries.list().queryKey)?.tags;
  const listed = async () => (await call(tags.list, {}).catch(() => null))?.tags;
  const isNamed = (tag: Tag) => tag.name === name.trim();
  try {
    const { tag } = await call(tags.create, { body: { name } });
    // Platforms may answer without the tag, so the tag is found by its unique name.
    return { tag: tag ?? (await listed())?.find(isNamed) };
  } catch (error) {
    // A name that exists may be the result of the first of two requests; other refusals say that no tag was created.
    if (!isOutcomeUnknown(error) && !isKind(error, 'validation')) throw error;
    const after = before && (await listed());
    const isNew = ({ id }: Tag) => !before?.some((tag) => tag.id === id);
    const tag = after?.find((found) => isNamed(found) && isNew(found));
    if (tag) return { tag };
    throw after ? asNotDone(error) : asPossiblyDone(error);
  }
}

interface Renaming {
  readonly id: TagId;
  readonly name: string;
  /** The name on the screen before the change. */
  readonly shown: string;
}

/** TAG-1: if another user has renamed the tag meanwhile, keeps and returns that name. */
export async function renameTag({ id, name, shown }: Renaming): Promise<string | null> {
  await Promise.all([
    queryClient.cancelQueries(tagQueries.list()),
    queryClient.cancelQueries(tagQueries.detail(id)),
  ]);
  const { tag } = await readTag(id);
  const next = name.trim();
  const isOvertaken = tag.name !== shown && tag.name !== next;
  showTag(id, { name: isOvertaken ? tag.name : next });
  if (isOvertaken) return tag.name;
  if (tag.name !== next)
    await recoverLostResponse<unknown>(
      () => call(tags.rename, { params: { id }, body: { name } }),
      async () => {
        const now = await readTag(id);
        return now.tag.name === next ? now : null;
      },
    );
  return null;
}

/** TAG-1: if another user has replaced the name after a rename, returns the other user's name. */
export async function replacedName({ id, name }: Omit<Renaming, 'shown'>): Promise<string | null> {
  const { tag } = await readTag(id);
  if (tag.name === name.trim()) return null;
  showTag(id, { name: tag.name });
  return tag.name;
}

/** TAG-1: shows the new name before the response, and the old name again after a failure. */
export function useRenameTag() {
  return useMutation({
    mutationFn: renameTag,
    onError: (_, { id, shown }) => showTag(id, { name: shown }),
    onSuccess: tagsChanged,
    onSettled: rereads(() => queryClient.invalidateQueries({ queryKey: keyOf(tags.list) })),
  });
}

/** TAG-1: the tag's locations remain. A tag that is already gone counts as deleted. */
export function useDeleteTag() {
  return useMutation({
    mutationKey: keyOf(tags.remove),
    mutationFn: deleteSeenTag,
    onSuccess: (_, { id }) => tagGone(id),
  });
}

/** TAG-1: reads the tag again, and asks the user if its name or its number of locations has changed elsewhere. */
export async function deleteSeenTag({ id, name, locations_count: count }: Tag): Promise<void> {
  try {
    const { tag } = await readTag(id);
    const isCounted = count !== undefined && tag.locations_count !== undefined;
    if (tag.name !== name || (isCounted && tag.locations_count !== count)) {
      showTag(id, tag);
      throw changedElsewhere();
    }
  } catch (error) {
    if (!isKind(error, 'not-found')) throw error;
  }
  await deleteTag(id);
}

type NamedTag = Pick<Tag, 'id' | 'name'>;

interface Merging {
  readonly from: NamedTag;
  readonly into: NamedTag;
}

export function useMergeTags() {
  return useMutation({
    mutationFn: mergeTags,
    onSuccess: (_, { from }) => tagGone(from.id),
    onError: () => tagsChanged(),
  });
}

/** TAG-1: returns both tags, which another user may have renamed. */
export async function mergeTags({ from, into }: Merging): Promise<Merging> {
  try {
    const [source, target] = await Promise.all([readTag(from.id), readTag(into.id)]);
    await moveMembers(source.tag, target.tag);
    return { from: source.tag, into: target.tag };
  } catch (error) {
    if (!isKind(error, 'not-found')) throw error;
    const { tags: left } = await call(tags.list, {});
    const gone = [from, into].find((one) => left.every(({ id }) => id !== one.id));
    throw gone
      ? unmerged(`“${gone.name}” was deleted elsewhere, so the tags weren’t merged.`)
      : error;
  }
}

/** Deletes `from` only after a read shows that `into` has all its locations. */
async function moveMembers(from: NamedTag, into: NamedTag): Promise<void> {
  const ids = await allMembers(from.id);
  await changeMembers(tags.addLocations, { id: into.id, locations: [...ids] });
  try {
    await deleteMoved(from.id, into.id);
  } catch (error) {
    if (ids.size === 0 || !isApiError(error) || !isUnexplained(error)) throw error;
    throw unmerged(
      `“${into.name}” was added to all locations with “${from.name}”. ${error.message}`,
      error,
    );
  }
}

const isUnexplained = (error: ApiError): boolean =>
  !isSessionOver(error) && error.kind !== 'not-found' && error.kind !== 'conflict';

async function deleteMoved(from: TagId, into: TagId): Promise<void> {
  const moved = await allMembers(into);
  // Another user may have added `from` to more locations meanwhile.
  const now = await allMembers(from);
  const missing = [...now].filter((id) => !moved.has(id)).length;
  if (missing > 0)
    throw unmerged(
      `${formatCount(missing, 'location')} ${missing === 1 ? 'doesn’t' : 'don’t'} have the new tag yet, so the old tag wasn’t deleted.`,
    );
  await deleteTag(from);
}

const unmerged = (message: string, cause?: ApiError) =>
  apiError({ kind: 'conflict' }, { endpoint: tags.addLocations.id, message, cause });

async function allMembers(id: TagId): Promise<ReadonlySet<LocationId>> {
  const { ids, total } = await readMembers(id);
  if (ids.size < total)
    throw unmerged(
      `Placekeeper could read only ${formatNumber(ids.size)} of the tag’s ${formatCount(total, 'location')}, so the tags weren’t merged.`,
    );
  return ids;
}

export async function deleteTag(id: TagId): Promise<void> {
  try {
    await recoverLostResponse<unknown>(
      () => call(tags.remove, { params: { id } }),
      async () => {
        const { tags: left } = await call(tags.list, {});
        return left.some((tag) => tag.id === id) ? null : left;
      },
    );
  } catch (error) {
    if (!isKind(error, 'not-found')) throw error;
  }
}

function showTag(id: TagId, change: Partial<Tag>): void {
  queryClient.setQueryData(
    tagQueries.list().queryKey,
    (list) =>
      list && {
        ...list,
        tags: list.tags.map((tag) => (tag.id === id ? { ...tag, ...change } : tag)),
      },
  );
  queryClient.setQueryData(
    tagQueries.detail(id).queryKey,
    (shown) => shown && { ...shown, tag: { ...shown.tag, ...change } },
  );
}

/** The deleted tag's screen may still be mounted for a moment, and must not refetch the tag. */
function tagGone(id: TagId): void {
  announceLocationChange({ kind: 'tag-gone', tag: id });
  const list = tagQueries.list().queryKey;
  putAnswer(
    list,
    (before) => before && { ...before, tags: before.tags.filter((tag) => tag.id !== id) },
  );
  for (const queryKey of [tagQueries.detail(id).queryKey, membersKey(id)]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  const others = [list, keyOf(locations.list), keyOf(locations.show)];
  for (const queryKey of others) {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: ({ queryKey: key }) => hashKey(key.slice(0, 4)) !== hashKey(membersKey(id)),
    });
  }
}
