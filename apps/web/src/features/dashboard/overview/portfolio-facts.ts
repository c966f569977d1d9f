import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { isDeclinedUnknown, isReasonUnknown } from '../../../data/portfolio/declined-check.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import {
  missingFacts,
  type MissingFact,
  type Standing,
} from '../../../data/portfolio/record-filters.ts';

export const states = ['enabled', 'disabled', 'lost-authorization', 'unknown'] as const;
export type State = (typeof states)[number];

export interface FactCount {
  readonly fact: MissingFact;
  readonly present: number;
  readonly missing: number;
  /** Locations for which the platform doesn't say whether they have the fact. */
  readonly unknown: number;
}

/** A count is null if no location of the tag is known to match and at least one is unknown. */
export interface GroupFacts {
  readonly locations: number;
  readonly lost: number | null;
  readonly declined: number | null;
  readonly withUpdates: number | null;
}

export interface TagFacts extends GroupFacts {
  readonly id: TagId;
  readonly name: string;
}

export interface PortfolioFacts {
  readonly total: number;
  readonly states: Readonly<Record<State, number>>;
  readonly withUpdates: number;
  /** Locations for which the platform doesn't say whether they have updates. */
  readonly withUpdatesUnknown: number;
  readonly declined: number;
  readonly declinedUnknown: number;
  /** Locations whose edits Google declined because of the state of the profile. */
  readonly standing: Readonly<Record<Standing, number>>;
  /** Locations with declined edits whose reasons haven't been read. */
  readonly standingUnknown: number;
  readonly facts: readonly FactCount[];
  /** The tag with the most problems comes first. */
  readonly tags: readonly TagFacts[];
  /** Locations that are known to have no tag. */
  readonly untagged: GroupFacts;
}

const stateOf = ({ gbp_management_status: status }: LocationRecord): State =>
  states.find((known) => known === status) ?? 'unknown';

/** A disabled location has no updates, because Placekeeper tracks changes at managed locations only. */
const isUpdatesUnknown = (record: LocationRecord): boolean =>
  record.has_unresolved_updates === undefined && stateOf(record) !== 'disabled';

/** Null (unknown) instead of zero if some locations are unknown. */
const known = (number: number, isPartial: boolean): number | null =>
  number === 0 && isPartial ? null : number;

const emptyTally = () => ({
  locations: 0,
  states: { enabled: 0, disabled: 0, 'lost-authorization': 0, unknown: 0 },
  declined: 0,
  declinedUnknown: 0,
  withUpdates: 0,
  withUpdatesUnknown: 0,
});
type Tally = ReturnType<typeof emptyTally>;

function addTo(tally: Tally, record: LocationRecord): void {
  tally.locations += 1;
  tally.states[stateOf(record)] += 1;
  tally.declined += Number(record.has_failed_patch_attempts === true);
  tally.declinedUnknown += Number(isDeclinedUnknown(record));
  tally.withUpdates += Number(record.has_unresolved_updates === true);
  tally.withUpdatesUnknown += Number(isUpdatesUnknown(record));
}

const groupFacts = ({ states: of, ...tally }: Tally): GroupFacts => ({
  locations: tally.locations,
  lost: known(of['lost-authorization'], of.unknown > 0),
  declined: known(tally.declined, tally.declinedUnknown > 0),
  withUpdates: known(tally.withUpdates, tally.withUpdatesUnknown > 0),
});

const problems = ({ lost, declined, withUpdates }: TagFacts): number =>
  (lost ?? 0) + (declined ?? 0) + (withUpdates ?? 0);

/** Counts everything in one pass, because home counts again after each decision. */
export function portfolioFacts(
  records: readonly LocationRecord[],
  tags: readonly Tag[],
): PortfolioFacts {
  const all = emptyTally();
  const untagged = emptyTally();
  const byTag = new Map<TagId, Tally>();
  const standing = { suspended: 0, unverified: 0 };
  let standingUnknown = 0;
  const facts = missingFacts.map((fact) => ({ fact, present: 0, missing: 0, unknown: 0 }));
  for (const record of records) {
    addTo(all, record);
    if (record.tag_ids?.length === 0) addTo(untagged, record);
    for (const id of record.tag_ids ?? []) {
      const tally = byTag.get(id) ?? emptyTally();
      byTag.set(id, tally);
      addTo(tally, record);
    }
    if (record.standing) standing[record.standing] += 1;
    standingUnknown += Number(isReasonUnknown(record));
    for (const count of facts) {
      const has = record[`has_${count.fact}`];
      count[has === undefined ? 'unknown' : has ? 'present' : 'missing'] += 1;
    }
  }
  const { locations: total, ...counts } = all;
  return {
    total,
    ...counts,
    standing,
    standingUnknown,
    facts,
    tags: tags
      .flatMap(({ id, name }) => {
        const tally = byTag.get(id);
        return tally ? [{ id, name, ...groupFacts(tally) }] : [];
      })
      .toSorted(
        (one, other) =>
          problems(other) - problems(one) ||
          other.locations - one.locations ||
          (one.name < other.name ? -1 : 1),
      ),
    untagged: groupFacts(untagged),
  };
}
