import { readWhole } from '@placekeeper/contracts/core/decode';
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
import { spansText, weekSpans } from '@placekeeper/contracts/wording/week-spans';
import { formatCount, formatList, formatCalendarDate } from '../../lib/text/format.ts';
import type { BeforeAfter } from './before-after.ts';

type Change = Pick<GoogleUpdate, 'field_name' | 'platform_value' | 'update_value'>;

/** The change as a short text; null if only the full comparison can show it. */
export function changeSummary({ field_name, platform_value, update_value }: Change) {
  const field = knownField(field_name);
  return field === undefined
    ? null
    : summaries[field]({ before: platform_value, after: update_value });
}

type Summary = (sides: BeforeAfter<unknown>) => string | null;

function summary<Shape extends Schema>(
  shape: Shape,
  tell: (sides: BeforeAfter<OutputOf<Shape>>) => string | null,
): Summary {
  return ({ before, after }) => {
    const [ours, theirs] = [readWhole(shape, before), readWhole(shape, after)];
    return ours && theirs ? tell({ before: ours.value, after: theirs.value }) : null;
  };
}

const text = ({ before, after }: BeforeAfter<string | null>): string | null => after || before;

/** A URL without `https://www.`. */
const address = (sides: BeforeAfter<string | null>): string | null =>
  text(sides)?.replace(/^https?:\/\/(www\.)?/, '') ?? null;

/** The added items, or the removed items if none were added. Says "removed" if other items remain. */
function items({ before, after }: BeforeAfter<readonly ListItem[]>): string | null {
  const changes = listDifference(before, after);
  const named = (wanted: string) =>
    changes.flatMap(({ change, text: name }) => (change === wanted ? [name] : []));
  const [added, removed] = [named('added'), named('removed')];
  if (added.length > 0) return formatList(added);
  if (removed.length === 0) return null;
  return after.length > 0 ? `removed ${formatList(removed)}` : formatList(removed);
}

const itemsOf =
  <Value>(listed: (value: Value) => readonly ListItem[]) =>
  ({ before, after }: BeforeAfter<Value>) =>
    items({ before: listed(before), after: listed(after) });

const differing = (
  { before, after }: BeforeAfter<readonly unknown[]>,
  count: number,
  what: string,
) => {
  if (count === 0) return null;
  const times = before.length > 0 && after.length > 0 ? 'new hours' : 'hours';
  return `${times} on ${formatCount(count, what)}`;
};

const social = summary(fieldValues['attributes/url_facebook'], address);

const summaries: Readonly<Record<ProviderField, Summary>> = {
  storeCode: summary(fieldValues.storeCode, text),
  title: summary(fieldValues.title, text),
  'profile.description': summary(fieldValues['profile.description'], text),
  websiteUri: summary(fieldValues.websiteUri, address),
  'openInfo.openingDate': summary(fieldValues['openInfo.openingDate'], (sides) => {
    const date = text(sides);
    return date && formatCalendarDate(date);
  }),
  'openInfo.status': summary(fieldValues['openInfo.status'], (sides) => {
    const status = text(sides);
    return status && openStatusText(status);
  }),
  // A removed address has no summary, because "hid the address" says everything.
  storefrontAddress: summary(
    fieldValues.storefrontAddress,
    ({ after }) => addressLines(after).join(', ') || null,
  ),
  regularHours: summary(fieldValues.regularHours, ({ before, after }) => {
    const [ours, theirs] = [weekSpans(before), weekSpans(after)];
    const days = daysOfWeek.filter((day) => spansText(ours[day]) !== spansText(theirs[day]));
    return differing({ before, after }, days.length, 'day');
  }),
  specialHours: summary(fieldValues.specialHours, ({ before, after }) => {
    const [ours, theirs] = [specialDayTexts(before), specialDayTexts(after)];
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
