import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { isApiError } from '../../data/http/api-error.ts';
import {
  tagMany,
  undoTagging,
  type TagAction,
  type Tagging,
} from '../../data/tags/bulk-tagging.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { showSuccess } from '../toast/show-success.ts';
import { goneText, noteDeleted } from './deleted-locations.ts';
import { showFailure } from '../toast/show-toast.ts';

export async function tagLocations(
  action: TagAction,
  ids: readonly LocationId[],
  tags: readonly Tag[],
): Promise<void> {
  try {
    const tagging = await tagMany(
      action,
      ids,
      tags.map(({ id }) => id),
    );
    const undo = {
      run: async () => noteDeleted(await undoTagging(tagging)),
      failed: 'Couldn’t undo the tags.',
    };
    await showSuccess(taggingDone(tags, tagging, ids.length), tagging.count > 0 ? undo : undefined);
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure(action === 'add-tags' ? 'Couldn’t add tags' : 'Couldn’t remove tags')(error);
  }
}

/** Counts unchanged locations separately, because they may already have had the tags. */
export function taggingDone(
  tags: readonly Pick<Tag, 'name'>[],
  { action, count, gone }: Pick<Tagging, 'action' | 'count' | 'gone'>,
  total: number,
): string {
  const [first] = tags;
  const one = tags.length === 1;
  const what = one && first ? `“${first.name}”` : formatCount(tags.length, 'tag');
  const adding = action === 'add-tags';
  const missing = gone > 0 ? ` ${goneText(gone)}.` : '';
  if (count === 0)
    return adding
      ? `${what} ${one ? 'was' : 'were'} already added${missing && `.${missing}`}`
      : `${what} ${one ? 'wasn’t' : 'weren’t'} on these locations${missing && `.${missing}`}`;
  const same = total - count - gone;
  return [
    `${what} ${adding ? 'added to' : 'removed from'} ${formatCount(count, 'location')}`,
    same > 0 && ` (${formatNumber(same)} ${untouched(adding, same)})`,
    missing && `.${missing}`,
  ]
    .filter(Boolean)
    .join('');
}

function untouched(adding: boolean, count: number): string {
  if (adding) return 'already tagged';
  return count === 1 ? 'wasn’t tagged' : 'weren’t tagged';
}
