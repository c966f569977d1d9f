import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { areaChanges, areaErrors } from './areas/area-changes.ts';
import { attributeChanges, attributeErrors } from './attributes/attribute-changes.ts';
import {
  additionalChanges,
  additionalErrors,
  primaryChanges,
  primaryErrors,
} from './categories/category-changes.ts';
import type { ChangesDraft, PartName } from './draft.ts';
import { phoneChanges, phoneErrors } from './phones/phone-changes.ts';
import { serviceChanges, serviceErrors } from './services/service-changes.ts';
import { specialChanges, specialErrors } from './special-days/special-day-changes.ts';
import { tagChanges, tagErrors } from './tags/tag-changes.ts';
import { weekChanges, weekErrors } from './week/week-changes.ts';

export interface PartEditorProps {
  readonly draft: ChangesDraft;
  readonly errors: DraftErrors;
  readonly onChange: (draft: ChangesDraft) => void;
}

/** Messages by path (`set.description`, `tags`); the empty path stands for the whole form. */
export type DraftErrors = Readonly<Record<string, string>>;

export interface DraftContext {
  /** Number of chosen locations; undefined until counted. */
  readonly count: number | undefined;
  readonly today: string;
}

/** A change with more than a single value: hours, lists, attributes. */
export interface ChangePart {
  readonly name: PartName;
  readonly label: string;
  /** Its paths in the request, which the platform's errors use too; the first is the part itself. */
  readonly paths: readonly [string, ...string[]];
  readonly changes: (draft: ChangesDraft) => BulkChanges;
  /** Errors of this part alone, by path. */
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
  label: 'Opening hours',
  paths: ['periods'],
  changes: weekChanges,
  errors: weekErrors,
});

export const special = part('special', {
  label: 'Special hours',
  paths: ['special_periods'],
  changes: (value) => ({ special_periods: specialChanges(value) }),
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
