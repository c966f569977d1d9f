import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { attributeChanges, attributeErrors } from './attributes/attribute-changes.ts';
import {
  additionalChanges,
  additionalErrors,
  primaryChanges,
  primaryErrors,
} from './categories/category-changes.ts';
import type { ChangesDraft, PartName } from './draft.ts';
import { serviceChanges, serviceErrors } from './services/service-changes.ts';
import { specialPeriodChanges, specialErrors } from './special-days/special-day-changes.ts';
import { tagChanges, tagErrors } from './tags/tag-changes.ts';
import { weekChanges, weekErrors } from './week/week-changes.ts';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import {
  membersOf,
  missingMember,
  type Named,
  type NamedListDraft,
  type PhonesDraft,
} from './lists/list-draft.ts';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { checkPhone } from '@placekeeper/contracts/rules/validate-location';

export interface PartEditorProps {
  readonly draft: ChangesDraft;
  readonly errors: DraftErrors;
  readonly onChange: (draft: ChangesDraft) => void;
}

/** Messages by path (`set.description`, `tags`); the empty path is the whole form. */
export type DraftErrors = Readonly<Record<string, string>>;

export interface DraftContext {
  readonly count: number | undefined;
  readonly today: string;
  /** Undefined until the tags load. */
  readonly tags?: readonly Tag[] | undefined;
}

/** A change that needs more than one value: hours, lists, attributes. */
export interface ChangePart {
  readonly name: PartName;
  readonly label: string;
  /** Paths in the request and in the platform's errors; the first path is the part itself. */
  readonly paths: readonly [string, ...string[]];
  readonly changes: (draft: ChangesDraft) => BulkChanges;
  readonly errors: (draft: ChangesDraft, context: DraftContext) => DraftErrors;
}

interface PartSpec<Value> extends Pick<ChangePart, 'label' | 'paths'> {
  readonly changes: (value: Value) => BulkChanges;
  readonly errors: (value: Value, context: DraftContext) => DraftErrors;
}

const part = <Name extends PartName>(
  name: Name,
  spec: PartSpec<ChangesDraft[Name]>,
): ChangePart => ({
  ...spec,
  name,
  changes: (draft) => spec.changes(draft[name]),
  errors: (draft, context) => spec.errors(draft[name], context),
});

export const primary = part('primary', {
  label: 'Primary category',
  paths: ['primary_category_id'],
  changes: primaryChanges,
  errors: primaryErrors,
});

export const additional = part('additional', {
  label: 'Additional categories',
  paths: ['additional_categories'],
  changes: additionalChanges,
  errors: additionalErrors,
});

export const phones = part('phones', {
  label: 'Additional phones',
  paths: ['additional_phone_numbers', 'set.additional_phone_numbers'],
  changes: phoneChanges,
  errors: phoneErrors,
});

export const areas = part('areas', {
  label: 'Service areas',
  paths: ['service_areas', 'set.service_areas'],
  changes: areaChanges,
  errors: areaErrors,
});

export const week = part('week', {
  label: 'Business hours',
  paths: ['periods'],
  changes: weekChanges,
  errors: weekErrors,
});

export const special = part('special', {
  label: 'Special hours',
  paths: ['special_periods'],
  changes: (value) => ({ special_periods: specialPeriodChanges(value) }),
  errors: (value, { today }) =>
    Object.fromEntries(
      Object.entries(specialErrors(value, today)).map(([box, message]) => [
        `special_periods.${box}`,
        message,
      ]),
    ),
});

export const attributes = part('attributes', {
  label: 'Attributes',
  paths: ['attributes'],
  changes: attributeChanges,
  errors: attributeErrors,
});

export const services = part('services', {
  label: 'Services',
  paths: ['services'],
  changes: serviceChanges,
  errors: serviceErrors,
});

export const tags = part('tags', {
  label: 'Tags',
  paths: ['tags'],
  changes: tagChanges,
  errors: tagErrors,
});

const asPlace = ({ id, name }: Named) => ({ place_id: id, name });

function areaChanges({ way, add, remove }: NamedListDraft): BulkChanges {
  if (way === 'change')
    return {
      service_areas: membersOf(
        add.map(asPlace),
        remove.map(({ id }) => id),
      ),
    };
  return { set: { service_areas: way === 'clear' ? [] : add.map(asPlace) } };
}

function areaErrors(draft: NamedListDraft): Readonly<Record<string, string>> {
  const missing = missingMember(draft, 'service area');
  if (missing) return { service_areas: missing };
  const most = profileLimits.serviceAreas;
  return draft.way !== 'clear' && draft.add.length > most
    ? { service_areas: `Google allows up to ${most} service areas.` }
    : {};
}

const filledBoxes = (boxes: readonly string[]) =>
  boxes.map((phone) => phone.trim()).filter((phone) => phone !== '');

function phoneChanges({ way, add, remove }: PhonesDraft): BulkChanges {
  if (way === 'change')
    return { additional_phone_numbers: membersOf(filledBoxes(add), filledBoxes(remove)) };
  return { set: { additional_phone_numbers: way === 'clear' ? [] : filledBoxes(add) } };
}

const phonesPath = 'additional_phone_numbers';

/** The keys are paths: `additional_phone_numbers.add.1` is the second number to add. */
function phoneErrors(
  draft: PhonesDraft,
  { today }: { readonly today: string },
): Readonly<Record<string, string>> {
  const { way, add, remove } = draft;
  if (way === 'clear') return {};
  const lists = { add: filledBoxes(add), remove: way === 'change' ? filledBoxes(remove) : [] };
  const missing = missingMember({ way, ...lists }, 'number');
  if (missing) return { [phonesPath]: missing };
  if (lists.add.length > profileLimits.additionalPhones)
    return {
      [phonesPath]: `Google allows up to ${profileLimits.additionalPhones} additional numbers.`,
    };
  return Object.fromEntries(
    Object.entries({ add, remove: way === 'change' ? remove : [] }).flatMap(([list, boxes]) =>
      boxes.flatMap((phone, at) => {
        const error = phone.trim() === '' ? null : checkPhone(phone, today);
        return error === null ? [] : [[`${phonesPath}.${list}.${at}`, error]];
      }),
    ),
  );
}
