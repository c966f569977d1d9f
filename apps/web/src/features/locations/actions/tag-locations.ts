import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { isApiError } from '../../../data/api-error.ts';
import { runBulkAction } from '../../../data/bulk-actions.ts';
import { counted, isOtherCount } from '../../../data/counted-selection.ts';
import { formatCount } from '../../../lib/format.ts';
import { notify } from '../../../widgets/notify.ts';
import { tellFailure } from '../../../widgets/tell-failure.ts';
import { tell } from '../../../widgets/tell.ts';
import type { Target } from './asked.ts';

export type TagAction = 'add-tags' | 'remove-tags';

const inverse = { 'add-tags': 'remove-tags', 'remove-tags': 'add-tags' } as const;

/** LOC-4, LOC-7 */
export async function tagLocations(
  type: TagAction,
  { selection, count }: Target,
  tags: readonly Tag[],
): Promise<void> {
  const ids = tags.map(({ id }) => id);
  try {
    const result = await runBulkAction({
      selection: counted(selection, count),
      action: { type, tags: ids },
    });
    const takeBack = (locations: LocationId[]) =>
      runBulkAction({
        selection: { mode: 'ids', locations },
        action: { type: inverse[type], tags: ids },
      });
    // Of several tags it is not known who had which before: taking all of them back could take more than was given.
    const exact = tags.length === 1 && result.changed.length > 0;
    const undo = {
      run: async () => void (await takeBack(result.changed)),
      failed: 'The tags could not be put back.',
    };
    await tell(taggingDone(type, tags, result), exact ? undo : undefined);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind === 'offline') return await notify('error', 'No answer came', maybeDone(type));
    const none = type === 'add-tags' ? 'No tag was added' : 'No tag was removed';
    if (!isOtherCount(error)) return tellFailure(none)(error);
    const description = `${error.message} Clear the selection and choose again.`;
    await notify('error', none, { description });
  }
}

/** ERR-4: what was asked for may be done. */
const maybeDone = (type: TagAction) => ({
  description: `The tags may have been ${type === 'add-tags' ? 'added' : 'removed'}. The list shows what holds now.`,
});

/** Those that were so before are not counted among what was done. */
export function taggingDone(
  type: TagAction,
  tags: readonly Pick<Tag, 'name'>[],
  { changed, total }: Pick<BulkActionResult, 'changed' | 'total'>,
): string {
  const [first] = tags;
  const what = tags.length === 1 && first ? `“${first.name}”` : formatCount(tags.length, 'tag');
  const adding = type === 'add-tags';
  if (changed.length === 0)
    return adding
      ? `Nothing to add: ${what} was there already`
      : `Nothing to remove: ${what} was not there`;
  const same = total - changed.length;
  return [
    `${what} ${adding ? 'added to' : 'removed from'} ${formatCount(changed.length, 'location')}`,
    same > 0 && ` (${formatCount(same, 'other')} ${adding ? 'had it' : 'did not have it'})`,
  ]
    .filter(Boolean)
    .join('');
}
