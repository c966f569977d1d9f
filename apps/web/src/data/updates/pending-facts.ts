import { readWhole } from '@placekeeper/contracts/core/decode';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import { knownField } from '@placekeeper/contracts/rules/provider-fields';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { min } from 'd3-array';
import { localToday } from '../../lib/text/calendar-day.ts';
import { queryClient } from '../api/query-client.ts';
import { notedStandings } from '../portfolio/profile-standing.ts';
import type { Standing } from '../portfolio/record-filters.ts';
import { isWhole } from './read-all-pages.ts';
import { recentUpdates } from './recent-updates.ts';

interface NotedLocation {
  readonly id: LocationId;
  readonly label: string;
}

export interface PendingFacts {
  /** When the oldest pending update was received; undefined if an update or its date is unreadable. */
  readonly oldest: string | undefined;
  /** Profiles to which nothing can be published now, according to the notes of pending updates. */
  readonly standing: Readonly<Record<Standing, readonly NotedLocation[]>>;
  /** Updates that close a location on Google that is open in Placekeeper. */
  readonly closing: readonly GoogleUpdate[];
}

const openStatus = 'openInfo.status';

function isClosing({ field_name: field, platform_value: own, update_value: found }: GoogleUpdate) {
  if (knownField(field) !== openStatus) return false;
  const [before, after] = [own, found].map((value) => readWhole(fieldValues[openStatus], value));
  return before?.value === 'open' && after?.value !== undefined && after.value !== 'open';
}

/** Undefined if an update has no date, because it could be older than the others. */
export const oldestOf = (
  updates: readonly Pick<GoogleUpdate, 'created_at'>[],
): string | undefined =>
  updates.some(({ created_at: at }) => at === undefined)
    ? undefined
    : min(updates, ({ created_at: at }) => at);

/** CARD-5: shares its read with home's panels. Null if there are too many updates for home to read. */
export async function readPendingFacts(): Promise<PendingFacts | null> {
  const { pending } = await queryClient.query(recentUpdates(localToday(), false));
  if (!isWhole(pending)) return null;
  const { updates } = pending;
  const noted = notedStandings(updates);
  const locations = new Map(updates.map(({ location }) => [location.id, location]));
  const named = (standing: Standing): readonly NotedLocation[] =>
    [...locations.values()]
      .filter(({ id }) => noted.get(id) === standing)
      .map((location) => ({ id: location.id, label: nameWithCode(location) }));
  return {
    oldest: pending.unread > 0 ? undefined : oldestOf(updates),
    closing: updates.filter(isClosing),
    standing: { suspended: named('suspended'), unverified: named('unverified') },
  };
}
