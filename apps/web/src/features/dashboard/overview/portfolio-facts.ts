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

const count = (
  records: readonly LocationRecord[],
  matches: (record: LocationRecord) => boolean,
): number => records.reduce((sum, record) => sum + Number(matches(record)), 0);

const hasUpdates = (record: LocationRecord): boolean => record.has_unresolved_updates === true;
const hasDeclined = (record: LocationRecord): boolean => record.has_failed_patch_attempts === true;
const isLost = (record: LocationRecord): boolean => stateOf(record) === 'lost-authorization';

const isStateUnknown = (record: LocationRecord): boolean => stateOf(record) === 'unknown';
/** A disabled location has no updates, because Placekeeper tracks changes at managed locations only. */
const isUpdatesUnknown = (record: LocationRecord): boolean =>
  record.has_unresolved_updates === undefined && stateOf(record) !== 'disabled';

/** Null (unknown) instead of zero if some locations are unknown. */
const known = (number: number, isPartial: boolean): number | null =>
  number === 0 && isPartial ? null : number;

const groupFacts = (members: readonly LocationRecord[]): GroupFacts => ({
  locations: members.length,
  lost: known(count(members, isLost), members.some(isStateUnknown)),
  declined: known(count(members, hasDeclined), members.some(isDeclinedUnknown)),
  withUpdates: known(count(members, hasUpdates), members.some(isUpdatesUnknown)),
});

const problems = ({ lost, declined, withUpdates }: TagFacts): number =>
  (lost ?? 0) + (declined ?? 0) + (withUpdates ?? 0);

export function portfolioFacts(
  records: readonly LocationRecord[],
  tags: readonly Tag[],
): PortfolioFacts {
  const byTag = new Map<TagId, LocationRecord[]>();
  for (const record of records) {
    for (const id of record.tag_ids ?? []) {
      const members = byTag.get(id);
      if (members) members.push(record);
      else byTag.set(id, [record]);
    }
  }
  const byState = Map.groupBy(records, stateOf);
  return {
    total: records.length,
    states: {
      enabled: byState.get('enabled')?.length ?? 0,
      disabled: byState.get('disabled')?.length ?? 0,
      'lost-authorization': byState.get('lost-authorization')?.length ?? 0,
      unknown: byState.get('unknown')?.length ?? 0,
    },
    withUpdates: count(records, hasUpdates),
    withUpdatesUnknown: count(records, isUpdatesUnknown),
    declined: count(records, hasDeclined),
    declinedUnknown: count(records, isDeclinedUnknown),
    standing: {
      suspended: count(records, ({ standing }) => standing === 'suspended'),
      unverified: count(records, ({ standing }) => standing === 'unverified'),
    },
    standingUnknown: count(records, isReasonUnknown),
    facts: missingFacts.map((fact) => ({
      fact,
      present: count(records, (record) => record[`has_${fact}`] === true),
      missing: count(records, (record) => record[`has_${fact}`] === false),
      unknown: count(records, (record) => record[`has_${fact}`] === undefined),
    })),
    tags: tags
      .map(({ id, name }) => ({ id, name, ...groupFacts(byTag.get(id) ?? []) }))
      .filter(({ locations }) => locations > 0)
      .toSorted(
        (one, other) =>
          problems(other) - problems(one) ||
          other.locations - one.locations ||
          (one.name < other.name ? -1 : 1),
      ),
    untagged: groupFacts(records.filter(({ tag_ids: ids }) => ids?.length === 0)),
  };
}
