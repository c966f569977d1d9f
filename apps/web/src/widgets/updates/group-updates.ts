import { readWhole } from '@placekeeper/contracts/core/decode';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { weekText } from '@placekeeper/contracts/wording/week-spans';
import { knownField } from '@placekeeper/contracts/rules/provider-fields';
import { valueKey } from '@placekeeper/contracts/core/same-value';
import {
  bearingBetween,
  directionText,
  distanceText,
  metresBetween,
} from '@placekeeper/contracts/wording/pin-distance';
import { formatCount, localTime } from '../../lib/text/format.ts';
import { changeInWords } from '../field-value/change-summary.ts';
import { changeDone } from '../field-value/change-wording.ts';

export interface UpdateGroup {
  readonly key: string;
  readonly updates: readonly [GoogleUpdate, ...GoogleUpdate[]];
  /** The text after the field's name, such as "changed to Puffin". */
  readonly wording: string;
  /** True if all updates have the same new value. */
  readonly isSame: boolean;
}

interface Pattern {
  readonly key: string;
  readonly wording: (updates: readonly GoogleUpdate[]) => string;
}

/**
 * UPD-5: groups updates by a new value or a pattern that several share, otherwise by field. The largest group comes
 * first. The source doesn't matter, because Google and owners can make the same change.
 */
export function groupUpdates(updates: readonly GoogleUpdate[]): readonly UpdateGroup[] {
  const described = updates.map(describe);
  const values = countBy(described.map(({ value }) => value));
  const patterns = countBy(described.flatMap(({ pattern }) => (pattern ? [pattern.key] : [])));
  const placed = described.map(({ update, value, pattern }) => {
    const ofValue = update.update_value === undefined ? 0 : (values.get(value) ?? 0);
    const ofPattern = pattern ? (patterns.get(pattern.key) ?? 0) : 0;
    if (pattern && ofPattern > ofValue) return { update, key: pattern.key, pattern };
    return ofValue > 1
      ? { update, key: value, pattern: 'value' as const }
      : { update, key: keyOf(update, 'others'), pattern: null };
  });
  return [...Map.groupBy(placed, ({ key }) => key)]
    .flatMap(([key, all]): UpdateGroup[] => {
      const [first, ...others] = all.map(({ update }) => update);
      const pattern = all[0]?.pattern;
      if (!first) return [];
      const group = [first, ...others] as const;
      if (pattern === 'value' || group.length === 1)
        return [{ key, updates: group, wording: newValueText(group), isSame: true }];
      const wording = pattern ? pattern.wording(group) : othersText(group);
      return [{ key, updates: group, wording, isSame: false }];
    })
    .toSorted(
      (one, other) => other.updates.length - one.updates.length || (one.key < other.key ? -1 : 1),
    );
}

/** The group with most of the updates of `group`, or with the same change, among updates of a later read. */
export function findGroup(
  updates: readonly GoogleUpdate[],
  { key, updates: known }: UpdateGroup,
): UpdateGroup | undefined {
  const ids = new Set(known.map(({ id }) => id));
  const among = (group: UpdateGroup) => group.updates.filter(({ id }) => ids.has(id)).length;
  const groups = groupUpdates(updates);
  const [nearest] = groups.toSorted((one, other) => among(other) - among(one));
  return nearest && among(nearest) > 0 ? nearest : groups.find((group) => group.key === key);
}

/** Caches the data derived from an update, because lists are grouped again after each decision. */
function remembered<Value>(derive: (update: GoogleUpdate) => Value) {
  const known = new WeakMap<GoogleUpdate, Value>();
  return (update: GoogleUpdate): Value => {
    const found = known.get(update);
    if (found !== undefined) return found;
    const value = derive(update);
    known.set(update, value);
    return value;
  };
}

const describe = remembered((update) => ({
  update,
  value: keyOf(update, valueKey(update.update_value)),
  pattern: patternOf(update),
}));

const lineOf = remembered(changeInWords);

const keyOf = ({ field_name: field, change_action: action }: GoogleUpdate, rest: string): string =>
  valueKey([field, action, rest]);

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** For updates with different values; each value that several updates share has a separate group. */
function othersText(updates: readonly [GoogleUpdate, ...GoogleUpdate[]]): string {
  const isKnown = updates.every(({ update_value: value }) => value !== undefined);
  const done = changeDone(updates[0]);
  return isKnown ? `${done}, ${formatCount(updates.length, 'different value')}` : done;
}

/** A summary can depend on the previous value, so it is omitted unless all updates have the same summary. */
function newValueText(updates: readonly [GoogleUpdate, ...GoogleUpdate[]]): string {
  const [first] = updates;
  const isWeek = knownField(first.field_name) === 'regularHours';
  const hours = isWeek && readWhole(fieldValues.regularHours, first.update_value);
  const week = hours && weekText(hours.value, localTime);
  if (week) return `${changeDone(first)}: ${week}`;
  const lines = new Set(updates.map(lineOf));
  return lines.size === 1 ? lineOf(first) : changeDone(first);
}

function patternOf(update: GoogleUpdate): Pattern | null {
  if (update.change_action !== 'changed') return null;
  if (knownField(update.field_name) === 'latlng') return pinPattern(update);
  const { platform_value: before, update_value: after } = update;
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  const found = textPattern(before, after);
  return found === null ? null : { key: keyOf(update, `pattern ${found}`), wording: () => found };
}

function textPattern(before: string, after: string): string | null {
  if (before === '' || after === '' || before === after) return null;
  if (before.toLowerCase() === after.toLowerCase()) return 'changed (capitalisation only)';
  if (after.startsWith(before))
    return `changed, “${after.slice(before.length).trim()}” added at the end`;
  if (after.endsWith(before))
    return `changed, “${after.slice(0, -before.length).trim()}” added at the start`;
  if (before.startsWith(after))
    return `changed, “${before.slice(after.length).trim()}” removed from the end`;
  if (before.endsWith(after))
    return `changed, “${before.slice(0, -after.length).trim()}” removed from the start`;
  return null;
}

/** The logarithmic size of a distance class: distances in a group differ by at most about half. */
const distanceStep = Math.log(1.5);

function movementOf({ platform_value, update_value }: GoogleUpdate) {
  const before = readWhole(fieldValues.latlng, platform_value)?.value;
  const after = readWhole(fieldValues.latlng, update_value)?.value;
  if (!before || !after) return null;
  return {
    metres: metresBetween(before, after),
    direction: directionText(bearingBetween(before, after)),
  };
}

function pinPattern(update: GoogleUpdate): Pattern | null {
  const movement = movementOf(update);
  if (!movement) return null;
  const { metres, direction } = movement;
  const bucket = Math.round(Math.log(Math.max(1, metres)) / distanceStep);
  return {
    key: keyOf(update, `${direction} ${bucket}`),
    wording: (updates) => {
      const all = updates.flatMap((one) => movementOf(one)?.metres ?? []);
      const [least, most] = [distanceText(Math.min(...all)), distanceText(Math.max(...all))];
      return `moved ${least === most ? least : `${least} to ${most}`} ${direction}`;
    },
  };
}
