import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { areaChanges, areaProblems } from './areas.ts';
import { attributeChanges, attributeProblems } from './attributes.ts';
import {
  additionalChanges,
  additionalProblems,
  primaryChanges,
  primaryProblems,
} from './categories.ts';
import type { Draft, PartName } from './draft.ts';
import { phoneChanges, phoneProblems } from './phones.ts';
import { serviceChanges, serviceProblems } from './services.ts';
import { specialChanges, specialProblems } from './special-days.ts';
import { tagChanges, tagProblems } from './tags.ts';
import { weekChanges, weekProblems } from './week.ts';

/** Messages by path (`set.description`, `tags`); the empty path is about the changes as a whole. */
export type DraftProblems = Readonly<Record<string, string>>;

export interface DraftContext {
  /** How many locations are chosen; not known while they are counted. */
  readonly count: number | undefined;
  readonly today: string;
}

/** What of the changes is no single value: hours, lists, answers. */
export interface Part {
  readonly name: PartName;
  readonly label: string;
  /** Where it stands in the changes: the platform names what it refuses by the same paths. The first is the part's own. */
  readonly paths: readonly [string, ...string[]];
  readonly changes: (draft: Draft) => BulkChanges;
  /** What is missing or wrong with it alone, by path. */
  readonly problems: (draft: Draft, context: DraftContext) => DraftProblems;
}

interface PartSpec<Value> extends Pick<Part, 'label' | 'paths'> {
  readonly changes: (value: Value) => BulkChanges;
  readonly problems: (value: Value, context: DraftContext) => DraftProblems;
}

const part = <Name extends PartName>(name: Name, spec: PartSpec<Draft[Name]>): Part => ({
  ...spec,
  name,
  changes: (draft) => spec.changes(draft[name]),
  problems: (draft, context) => spec.problems(draft[name], context),
});

export const primary = part('primary', {
  label: 'Primary category',
  paths: ['primary_category_id'],
  changes: primaryChanges,
  problems: primaryProblems,
});

export const additional = part('additional', {
  label: 'Additional categories',
  paths: ['additional_categories'],
  changes: additionalChanges,
  problems: additionalProblems,
});

export const phones = part('phones', {
  label: 'Additional phones',
  paths: ['additional_phone_numbers', 'set.additional_phone_numbers'],
  changes: phoneChanges,
  problems: phoneProblems,
});

export const areas = part('areas', {
  label: 'Service areas',
  paths: ['service_areas', 'set.service_areas'],
  changes: areaChanges,
  problems: areaProblems,
});

export const week = part('week', {
  label: 'Opening hours',
  paths: ['periods'],
  changes: weekChanges,
  problems: weekProblems,
});

export const special = part('special', {
  label: 'Special hours',
  paths: ['special_periods'],
  changes: (value) => ({ special_periods: specialChanges(value) }),
  problems: (value, { today }) =>
    Object.fromEntries(
      Object.entries(specialProblems(value, today)).map(([box, message]) => [
        `special_periods.${box}`,
        message,
      ]),
    ),
});

export const attributes = part('attributes', {
  label: 'Attributes',
  paths: ['attributes'],
  changes: attributeChanges,
  problems: attributeProblems,
});

export const services = part('services', {
  label: 'Services',
  paths: ['services'],
  changes: serviceChanges,
  problems: serviceProblems,
});

export const tags = part('tags', {
  label: 'Tags',
  paths: ['tags'],
  changes: tagChanges,
  problems: tagProblems,
});
