import type { LocationId } from '@placekeeper/contracts/core/id';
import type { NewJob } from '../../../data/batch/job.ts';
import { disableItems, enableItems } from '../../../data/locations/management-jobs.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { formatCount } from '../../../lib/text/format.ts';

export type Chosen = ReadonlySet<LocationId>;

/** A location of an account without access keeps its slot. */
const isManaged = ({ gbp_management_status: status }: LocationRecord): boolean =>
  status !== 'disabled';

export const managedIds = (records: readonly LocationRecord[]): Chosen =>
  new Set(records.filter(isManaged).map(({ id }) => id));

/** Adds locations as long as slots are free. */
export function chooseWithin(chosen: Chosen, ids: readonly LocationId[], slots: number): Chosen {
  const next = new Set(chosen);
  for (const id of ids) if (next.size < slots) next.add(id);
  return next;
}

export const withoutIds = (chosen: Chosen, ids: readonly LocationId[]): Chosen =>
  chosen.difference(new Set(ids));

export const managementDiff = (records: readonly LocationRecord[], chosen: Chosen) => ({
  on: records.filter((record) => chosen.has(record.id) && !isManaged(record)),
  off: records.filter((record) => !chosen.has(record.id) && isManaged(record)),
});

/** Turns management off first, because that frees slots for the locations to turn on. */
export function managementJobsOf(
  { on, off }: ReturnType<typeof managementDiff>,
  { slots, used }: { readonly slots: number; readonly used: number },
): readonly NewJob[] {
  const free = Math.max(0, slots - used + off.length);
  return [
    {
      kind: 'locations.disable',
      title: `Turn off management for ${formatCount(off.length, 'location')}`,
      items: disableItems(off),
    },
    {
      kind: 'locations.enable',
      title: `Turn on management for ${formatCount(on.length, 'location')}`,
      items: enableItems(on, { free, all: slots }),
    },
  ].filter(({ items }) => items.length > 0);
}
