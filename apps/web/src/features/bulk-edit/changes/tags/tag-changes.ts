import { TagId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import * as z from 'zod/mini';

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

export const tagErrors = ({ add, remove }: TagsDraft): Readonly<Record<string, string>> =>
  add.length + remove.length === 0 ? { tags: 'Select at least one tag to add or remove.' } : {};
