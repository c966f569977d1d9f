import { readWhole } from '@placekeeper/contracts/core/decode';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import {
  bySocialField,
  knownField,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { addressLines } from '@placekeeper/contracts/wording/address-lines';
import { listDifference, type ListItem } from '@placekeeper/contracts/wording/list-difference';
import {
  categoryItems,
  phoneItems,
  placeItems,
  serviceItems,
} from '@placekeeper/contracts/wording/list-items';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import {
  bearingBetween,
  directionText,
  distanceText,
  metresBetween,
} from '@placekeeper/contracts/wording/pin-distance';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { weekSpans } from '@placekeeper/contracts/wording/week-spans';
import { formatCount, formatList, formatCalendarDate, localTime } from '../../lib/text/format.ts';
import type { BeforeAfter } from './before-after.ts';
import { changeDone, changeWording } from './change-wording.ts';

type Change = Pick<
  GoogleUpdate,
  'change_action' | 'field_name' | 'platform_value' | 'update_value'
>;

/** The words after the name of the field in one line: "changed to" and "example.com". */
export interface ChangeText {
  readonly wording: string;
  /** Null if the wording describes the whole change, or if only the full comparison can show it. */
  readonly value: string | null;
}

export function describeChange(change: Change): ChangeText {
  const wording = changeWording(change);
  if (wording === 'hid') return { wording, value: null };
  const field = knownField(change.field_name);
  const { platform_value: before, update_value: after } = change;
  const told = field === undefined ? null : summaries[field]({ before, after });
  if (wording !== 'changed to') return { wording, value: told?.value ?? null };
  if (told === null) return { wording: changeDone(change), value: null };
  return { wording: told.wording ?? wording, value: told.value };
}

/** The change at the end of a sentence, such as "changed to example.com" or "hidden". */
export function changeInWords(change: Change): string {
  const { wording, value } = describeChange(change);
  return value === null ? changeDone(change) : `${wording} ${value}`;
}

interface Summary {
  readonly value: string;
  /** Replaces "changed to" where it would be false or would not fit. */
  readonly wording?: 'changed:' | 'changed' | 'added' | 'removed';
}

type Summarise = (sides: BeforeAfter<unknown>) => Summary | null;

function summary<Shape extends Schema>(
  shape: Shape,
  tell: (sides: BeforeAfter<OutputOf<Shape>>) => Summary | string | null,
): Summarise {
  return ({ before, after }) => {
    const [ours, theirs] = [readWhole(shape, before), readWhole(shape, after)];
    const told = ours && theirs && tell({ before: ours.value, after: theirs.value });
    return typeof told === 'string' ? { value: told } : told;
  };
}

const text = ({ before, after }: BeforeAfter<string | null>): Summary | null =>
  after ? { value: after } : before ? { value: before, wording: 'removed' } : null;

/** A URL without `https://www.`. */
function address(sides: BeforeAfter<string | null>): Summary | null {
  const told = text(sides);
  return told && { ...told, value: told.value.replace(/^https?:\/\/(www\.)?/, '') };
}

/** The new items if no old item remains, otherwise the differences. */
function items({ before, after }: BeforeAfter<readonly ListItem[]>): Summary | null {
  const changes = listDifference(before, after);
  const keysOf = (wanted: string) =>
    new Set(changes.flatMap(({ change, key }) => (change === wanted ? [key] : [])));
  const [added, removed, kept] = [keysOf('added'), keysOf('removed'), keysOf('kept')];
  if (added.size + removed.size === 0) return null;
  if (after.length === 0)
    return { value: formatList(before.map(({ text: name }) => name)), wording: 'removed' };
  const marked = after.filter(({ key }) => added.has(key) && removed.has(key));
  if (kept.size + marked.length === 0)
    return { value: formatList(after.map(({ text: name }) => name)) };
  const words = [
    ...changes.flatMap(({ change, key, text: name }) =>
      change === 'kept' || marked.some((item) => item.key === key) ? [] : [`${name} ${change}`],
    ),
    ...marked.flatMap(({ text: name, mark }) =>
      mark === undefined ? [] : [`${name} (now ${mark})`],
    ),
  ];
  return words.length > 0 ? { value: formatList(words), wording: 'changed:' } : null;
}

const itemsOf =
  <Value>(listed: (value: Value) => readonly ListItem[]) =>
  ({ before, after }: BeforeAfter<Value>) =>
    items({ before: listed(before), after: listed(after) });

function differing(
  { before, after }: BeforeAfter<readonly unknown[]>,
  count: number,
  what: string,
): Summary | null {
  if (count === 0) return null;
  const dates = formatCount(count, what);
  const wording = after.length === 0 ? 'removed' : before.length === 0 ? 'added' : 'changed';
  return { value: `for ${dates}`, wording };
}

const social = summary(fieldValues['attributes/url_facebook'], address);

const summaries: Readonly<Record<ProviderField, Summarise>> = {
  storeCode: summary(fieldValues.storeCode, text),
  title: summary(fieldValues.title, text),
  'profile.description': summary(fieldValues['profile.description'], text),
  websiteUri: summary(fieldValues.websiteUri, address),
  'openInfo.openingDate': summary(fieldValues['openInfo.openingDate'], (sides) => {
    const date = text(sides);
    return date && { ...date, value: formatCalendarDate(date.value) };
  }),
  'openInfo.status': summary(fieldValues['openInfo.status'], (sides) => {
    const status = text(sides);
    return status && { ...status, value: openStatusText(status.value) };
  }),
  // A removed address has no summary, because "hid the address" says everything.
  storefrontAddress: summary(
    fieldValues.storefrontAddress,
    ({ after }) => addressLines(after).join(', ') || null,
  ),
  regularHours: summary(fieldValues.regularHours, ({ before, after }) => {
    const [ours, theirs] = [weekSpans(before), weekSpans(after)];
    const days = daysOfWeek.filter((day) => !sameValue(ours[day], theirs[day]));
    return differing({ before, after }, days.length, 'day');
  }),
  specialHours: summary(fieldValues.specialHours, ({ before, after }) => {
    const [ours, theirs] = [specialDayTexts(before, localTime), specialDayTexts(after, localTime)];
    const dates = new Set([...ours.keys(), ...theirs.keys()]);
    return differing(
      { before, after },
      [...dates].filter((date) => ours.get(date) !== theirs.get(date)).length,
      'date',
    );
  }),
  latlng: summary(fieldValues.latlng, ({ before, after }) => {
    if (!before || !after) return null;
    const direction = directionText(bearingBetween(before, after));
    return `${distanceText(metresBetween(before, after))} ${direction}`;
  }),
  phoneNumbers: summary(fieldValues.phoneNumbers, itemsOf(phoneItems)),
  categories: summary(fieldValues.categories, itemsOf(categoryItems)),
  serviceItems: summary(fieldValues.serviceItems, itemsOf(serviceItems)),
  'serviceArea.places': summary(fieldValues['serviceArea.places'], itemsOf(placeItems)),
  ...bySocialField(() => social),
};
