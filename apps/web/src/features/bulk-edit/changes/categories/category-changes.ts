import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import * as z from '@placekeeper/contracts/core/zod';
import { membersOf, missingMember, type NamedListDraft } from '../lists/list-draft.ts';

export const PrimaryDraft = z.object({
  on: z.boolean(),
  category: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type PrimaryDraft = z.infer<typeof PrimaryDraft>;

export const noPrimary: PrimaryDraft = { on: false, category: null };

type CategoryErrors = Readonly<Record<string, string>>;

export const primaryChanges = ({ category }: PrimaryDraft): BulkChanges => ({
  ...(category && { primary_category_id: category.id }),
});

export const primaryErrors = ({ category }: PrimaryDraft): CategoryErrors =>
  category ? {} : { primary_category_id: 'Choose a category.' };

const idOf = ({ id }: { readonly id: string }) => id;

export const additionalChanges = ({ add, remove }: NamedListDraft): BulkChanges => ({
  additional_categories: membersOf(add.map(idOf), remove.map(idOf)),
});

export function additionalErrors(draft: NamedListDraft): CategoryErrors {
  const missing = missingMember(draft, 'category');
  if (missing) return { additional_categories: missing };
  const most = profileLimits.additionalCategories;
  return draft.add.length > most
    ? { additional_categories: `Google allows up to ${most} additional categories.` }
    : {};
}
