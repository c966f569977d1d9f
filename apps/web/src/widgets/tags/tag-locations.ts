import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { isApiError } from '../../data/http/api-error.ts';
import {
  tagMany,
  undoTagging,
  type TagAction,
  type Tagging,
} from '../../data/tags/bulk-tagging.ts';
import { formatCount, formatList, formatNumber } from '../../lib/text/format.ts';
import { showSuccess } from '../toast/show-success.ts';
import { goneText, noteDeleted } from './deleted-locations.ts';
import { showFailure, showToast } from '../toast/show-toast.ts';

export async function tagLocations(
  action: TagAction,
  ids: readonly LocationId[],
  tags: readonly Tag[],
): Promise<void> {
  let isPartial = false;
  const failed = () =>
    `Couldn’t ${action === 'add-tags' ? 'add' : 'remove'} ${isPartial ? 'all ' : ''}tags`;
  try {
    const tagging = await tagMany(
      action,
      ids,
      tags.map(({ id }) => id),
      () => {
        isPartial = true;
      },
    );
    const missing = tags.filter(({ id }) => tagging.missing.includes(id));
    const present = tags.filter(({ id }) => !tagging.missing.includes(id));
    if (present.length === 0)
      return await showToast('error', failed(), { description: missingText(missing) });
    const undo = {
      run: async () => noteDeleted(await undoTagging(tagging)),
      failed: 'Couldn’t undo the tag change.',
    };
    const done = taggingDone(present, tagging, ids.length);
    await showSuccess(
      missing.length > 0 ? `${done.replace(/\.$/, '')}. ${missingText(missing)}` : done,
      tagging.count > 0 ? undo : undefined,
    );
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure(failed())(error);
  }
}

const missingText = (tags: readonly Pick<Tag, 'name'>[]): string =>
  `${formatList(tags.map(({ name }) => `“${name}”`))} no longer ${tags.length === 1 ? 'exists' : 'exist'}.`;

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
