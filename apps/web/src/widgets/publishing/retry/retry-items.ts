import { readField } from '@placekeeper/contracts/bulk/edited-state';
import { planCalls } from '@placekeeper/contracts/bulk/plan-calls';
import { subjectOf } from '@placekeeper/contracts/bulk/subject-of-location';
import type { Location } from '@placekeeper/contracts/model/location';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of-locations';
import { profileFields } from '@placekeeper/contracts/profile/fields';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import type { JobItem, NewItem } from '../../../data/batch/job.ts';

const After = z.object({ values: z.record(z.string(), z.unknown()), isScheduled: z.boolean() });

export const retriedValues = ({ after }: Pick<JobItem, 'after'>): z.infer<typeof After> =>
  safeParse(After, after).data ?? { values: {}, isScheduled: false };

/** The platform stores business hours and special hours in one value. */
const hours: readonly string[] = ['regularHours', 'specialHours'];

/** The location's current values by field, without fields that the platform didn't send. */
export function knownValues(
  location: Location,
  fields: readonly string[],
): Readonly<Record<string, unknown>> {
  const { state, unknown } = subjectOf(location);
  const access = profileFields(catalogueOf([location]));
  return Object.fromEntries(
    fields
      .filter((field) => !unknown.has(field))
      .map((field) => [field, readField(state, field, access)]),
  );
}

/**
 * One item per field, because Google declines all fields of a call if it declines one. Services have no item, because
 * no call sends them again.
 */
export function retryItems(
  location: Location,
  fields: readonly string[],
  isScheduled: boolean,
): readonly NewItem[] {
  const { id, name, store_code } = location;
  const subject = subjectOf(location);
  const known = Object.keys(knownValues(location, fields));
  const together = known.filter((field) => hours.includes(field));
  const groups = [
    ...known.filter((field) => !hours.includes(field)).map((field) => [field]),
    ...(together.length > 0 ? [together] : []),
  ];
  return groups.flatMap((group) => {
    const { calls } = planCalls(subject, subject.state, group, { suggestionOf: () => undefined });
    const steps = calls.map(({ endpoint, request }) => ({ endpoint, request }));
    if (steps.length === 0) return [];
    return {
      location: { id, name, store_code: store_code ?? null },
      title: name,
      steps,
      after: { values: knownValues(location, group), isScheduled },
    };
  });
}
