import { TagId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import type { Tag } from '@placekeeper/contracts/model/tag';
import * as z from '@placekeeper/contracts/core/zod';

export const TagsDraft = z.object({
  on: z.boolean(),
  add: z.array(TagId),
  remove: z.array(TagId),
});
export type TagsDraft = z.infer<typeof TagsDraft>;

export const noTags: TagsDraft = { on: false, add: [], remove: [] };

export const tagChanges = ({ add, remove }: TagsDraft): BulkChanges => ({
  tags: { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) },
});

export function tagErrors(
  { add, remove }: TagsDraft,
  { tags: known }: { readonly tags?: readonly Tag[] | undefined },
): Readonly<Record<string, string>> {
  const chosen = [...add, ...remove];
  if (chosen.length === 0) return { tags: 'Select at least one tag to add or remove.' };
  const isDeleted = known && chosen.some((id) => !known.some((tag) => tag.id === id));
  return isDeleted ? { tags: 'Remove the tags that no longer exist.' } : {};
}
