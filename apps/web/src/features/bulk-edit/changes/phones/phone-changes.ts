import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { checkPhone } from '@placekeeper/contracts/rules/validate-location';
import { membersOf, missingMember, type PhonesDraft } from '../lists/list-draft.ts';

const filled = (boxes: readonly string[]) =>
  boxes.map((phone) => phone.trim()).filter((phone) => phone !== '');

export function phoneChanges({ way, add, remove }: PhonesDraft): BulkChanges {
  if (way === 'change') return { additional_phone_numbers: membersOf(filled(add), filled(remove)) };
  return { set: { additional_phone_numbers: way === 'clear' ? [] : filled(add) } };
}

const own = 'additional_phone_numbers';

/** Keyed by box: `additional_phone_numbers.add.1`. */
export function phoneErrors(
  draft: PhonesDraft,
  { today }: { readonly today: string },
): Readonly<Record<string, string>> {
  const { way, add, remove } = draft;
  if (way === 'clear') return {};
  const lists = { add: filled(add), remove: way === 'change' ? filled(remove) : [] };
  const missing = missingMember({ way, ...lists }, 'number', 'Enter');
  if (missing) return { [own]: missing };
  if (lists.add.length > profileLimits.additionalPhones)
    return { [own]: `Google keeps ${profileLimits.additionalPhones} additional numbers at most.` };
  return Object.fromEntries(
    Object.entries({ add, remove: way === 'change' ? remove : [] }).flatMap(([list, boxes]) =>
      boxes.flatMap((phone, at) => {
        const error = phone.trim() === '' ? null : checkPhone(phone, today);
        return error === null ? [] : [[`${own}.${list}.${at}`, error]];
      }),
    ),
  );
}
