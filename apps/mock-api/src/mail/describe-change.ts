import { fieldValues } from '@placekeeper/contracts/model/field-value';
import {
  daysOfWeek,
  type DayOfWeek,
  type OpeningPeriod,
  type SpecialPeriod,
} from '@placekeeper/contracts/model/opening-hours';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { bySocialField, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
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
  type Pin,
} from '@placekeeper/contracts/wording/pin-distance';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import {
  dayName,
  shortDayName,
  spansText,
  weekSpans,
} from '@placekeeper/contracts/wording/week-spans';
import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';

export interface ChangeBlock {
  readonly label: string;
  readonly tone: 'before' | 'after';
  readonly lines: readonly string[];
}

interface ChangeRow {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Both values of a field in words (UPD-8), one below the other (`blocks`) or part by part (`table`). */
export type ChangeDescription =
  | { readonly kind: 'blocks'; readonly blocks: readonly ChangeBlock[] }
  | {
      readonly kind: 'table';
      readonly rows: readonly ChangeRow[];
      readonly left: number;
    };

export const ours = 'Your value';
export const theirs = 'On Google now';

/** The maximum number of lines of a list. A longer list ends with the number of omitted lines. */
const mostLines = 12;

export function describeChange(
  field: ProviderField,
  before: unknown,
  after: unknown,
): ChangeDescription {
  return pictures[field](before, after) ?? sides(plainLines(before), plainLines(after));
}

/** Returns null for values that do not have the form of the field (UPD-9). */
type DescribeField = (before: unknown, after: unknown) => ChangeDescription | null;

const picture =
  <Shape extends z.ZodMiniType>(
    shape: Shape,
    draw: (before: z.infer<Shape>, after: z.infer<Shape>) => ChangeDescription,
  ): DescribeField =>
  (before, after) => {
    const [mine, others] = [z.safeParse(shape, before), z.safeParse(shape, after)];
    return mine.success && others.success ? draw(mine.data, others.data) : null;
  };

function block(label: string, tone: ChangeBlock['tone'], lines: readonly string[]): ChangeBlock {
  const shown = lines.slice(0, mostLines).map((line) => cleanText(line));
  const left = lines.length - shown.length;
  return { label, tone, lines: left > 0 ? [...shown, `and ${left} more`] : shown };
}

/** An empty previous value is not shown. */
const sides = (before: readonly string[], after: readonly string[]): ChangeDescription => ({
  kind: 'blocks',
  blocks: [
    ...(before.length > 0 ? [block(ours, 'before', before)] : []),
    block(theirs, 'after', after.length > 0 ? after : ['Empty']),
  ],
});

function plainLines(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

const text =
  (say: (value: string) => string = (value) => value) =>
  (before: string | null, after: string | null) =>
    sides(plainLines(before && say(before)), plainLines(after && say(after)));

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dateText = (date: string): string =>
  isCalendarDate(date) ? dates.format(new Date(`${date}T00:00:00Z`)) : date;

const address = picture(fieldValues.storefrontAddress, (before, after) => {
  const lines = (value: typeof before) =>
    value ? addressLines(value) : ['Not shown to customers'];
  return sides(lines(before), lines(after));
});

/** Emails don't know the locale of their reader. */
const twentyFourHours = (time: string): string => time;

/** The days that differ. Successive days with equal values are one row. */
function week(
  before: readonly OpeningPeriod[],
  after: readonly OpeningPeriod[],
): ChangeDescription {
  const [mine, others] = [weekSpans(before), weekSpans(after)];
  const rows: { from: DayOfWeek; to: DayOfWeek; before: string; after: string }[] = [];
  for (const day of daysOfWeek) {
    const sidesOfDay = {
      before: spansText(mine[day], twentyFourHours),
      after: spansText(others[day], twentyFourHours),
    };
    const last = rows.at(-1);
    if (last?.before === sidesOfDay.before && last.after === sidesOfDay.after) last.to = day;
    else rows.push({ from: day, to: day, ...sidesOfDay });
  }
  return table(
    rows.map(({ from, to, ...sidesOfDay }) => ({
      name: from === to ? dayName(from) : `${shortDayName(from)}–${shortDayName(to)}`,
      ...sidesOfDay,
    })),
  );
}

function specialDays(
  before: readonly SpecialPeriod[],
  after: readonly SpecialPeriod[],
): ChangeDescription {
  const [mine, others] = [
    specialDayTexts(before, twentyFourHours),
    specialDayTexts(after, twentyFourHours),
  ];
  const days = [...new Set([...mine.keys(), ...others.keys()])].toSorted();
  const usual = 'Business hours';
  return table(
    days.map((day) => ({
      name: dateText(day),
      before: mine.get(day) ?? usual,
      after: others.get(day) ?? usual,
    })),
  );
}

function table(all: readonly ChangeRow[]): ChangeDescription {
  const rows = all.filter(({ before, after }) => before !== after);
  // Both values have the same hours, but in different periods or in a different order.
  if (rows.length === 0) return sides(['Same hours, reordered'], ['Same hours, reordered']);
  const shown = rows.slice(0, mostLines);
  return { kind: 'table', rows: shown, left: rows.length - shown.length };
}

const itemText = ({ text: name, mark }: ListItem) =>
  mark ? `${name} (${mark.toLowerCase()})` : name;

function list(before: readonly ListItem[], after: readonly ListItem[]): ChangeDescription {
  const items = listDifference(before, after);
  const of = (change: 'added' | 'removed') =>
    items.filter((item) => item.change === change).map(itemText);
  const [removed, added] = [of('removed'), of('added')];
  // The values differ only in their order, or not visibly.
  if (removed.length + added.length === 0) return sides(before.map(itemText), after.map(itemText));
  return {
    kind: 'blocks',
    blocks: [
      ...(removed.length > 0 ? [block('Removed', 'before', removed)] : []),
      ...(added.length > 0 ? [block('Added', 'after', added)] : []),
    ],
  };
}

const place = ({ latitude, longitude }: Pin) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Shows the distance, because nobody can read it from two pairs of coordinates. */
function pin(before: Pin | null, after: Pin | null): ChangeDescription {
  if (!before || !after)
    return sides([before ? place(before) : 'No pin'], [after ? place(after) : 'No pin']);
  const moved = `${distanceText(metresBetween(before, after))} ${directionText(bearingBetween(before, after))} of your pin`;
  return { kind: 'blocks', blocks: [block(theirs, 'after', [moved])] };
}

const link = picture(fieldValues.websiteUri, text());

const pictures: Readonly<Record<ProviderField, DescribeField>> = {
  storeCode: picture(fieldValues.storeCode, text()),
  title: picture(fieldValues.title, text()),
  'profile.description': picture(fieldValues['profile.description'], text()),
  'openInfo.openingDate': picture(fieldValues['openInfo.openingDate'], text(dateText)),
  'openInfo.status': picture(fieldValues['openInfo.status'], text(openStatusText)),
  websiteUri: link,
  storefrontAddress: address,
  regularHours: picture(fieldValues.regularHours, week),
  specialHours: picture(fieldValues.specialHours, specialDays),
  latlng: picture(fieldValues.latlng, pin),
  phoneNumbers: picture(fieldValues.phoneNumbers, (before, after) =>
    list(phoneItems(before), phoneItems(after)),
  ),
  categories: picture(fieldValues.categories, (before, after) =>
    list(categoryItems(before), categoryItems(after)),
  ),
  serviceItems: picture(fieldValues.serviceItems, (before, after) =>
    list(serviceItems(before), serviceItems(after)),
  ),
  'serviceArea.places': picture(fieldValues['serviceArea.places'], (before, after) =>
    list(placeItems(before), placeItems(after)),
  ),
  ...bySocialField(() => link),
};
