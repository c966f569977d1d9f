import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';
import type { ObservedSpelling } from './observed-shape.ts';

interface Place {
  readonly name: string;
  /** The key of the list within `name`; null if `name` itself holds the list. */
  readonly inner: string | null;
}

interface Spelling {
  readonly week: Place | undefined;
  readonly special: Place | undefined;
  readonly isProviders: boolean;
  readonly timesAreTexts: boolean;
}

/** Writes the body in the spelling that the platform uses in its responses. */
export function applySpelling(body: JsonObject, { hours, status }: ObservedSpelling): JsonObject {
  const { opening_hours: sentHours, status: sentStatus } = body;
  const isLoud = status !== undefined && status === status.toUpperCase();
  return {
    ...body,
    ...(hours && isObject(sentHours) && { opening_hours: hoursAs(sentHours, spellingOf(hours)) }),
    ...(isLoud && typeof sentStatus === 'string' && { status: sentStatus.toUpperCase() }),
  };
}

function spellingOf(hours: JsonObject): Spelling {
  const week = placeIn(hours, ['regularHours', 'regular_hours', 'periods'], 'periods');
  const special = placeIn(
    hours,
    ['specialHours', 'special_hours', 'special_periods', 'specialHourPeriods'],
    'specialHourPeriods',
  );
  const [first = {}] = [week, special].flatMap((place) => periodsAt(hours, place)).filter(isObject);
  return {
    week,
    special,
    isProviders: 'openDay' in first || 'startDate' in first,
    timesAreTexts: typeof first['openTime'] === 'string',
  };
}

function placeIn(hours: JsonObject, names: readonly string[], inside: string): Place | undefined {
  const name = names.find((known) => known in hours);
  return name === undefined ? undefined : { name, inner: isObject(hours[name]) ? inside : null };
}

function periodsAt(hours: JsonObject, place: Place | undefined): readonly unknown[] {
  if (!place) return [];
  const found = hours[place.name];
  const list = isObject(found) && place.inner !== null ? found[place.inner] : found;
  return Array.isArray(list) ? list : [];
}

function hoursAs({ periods, special_periods: days }: JsonObject, spelling: Spelling): JsonObject {
  const { week, special, isProviders } = spelling;
  return {
    ...at(week ?? { name: 'periods', inner: null }, periods, (period) =>
      isProviders ? providersPeriod(period, spelling) : period,
    ),
    ...at(special ?? providersSpecial(isProviders), days, (day) =>
      isProviders ? providersDay(day, spelling) : day,
    ),
  };
}

/** The keys for special days if the platform has returned none yet; they follow the spelling of the weekly hours. */
const providersSpecial = (isProviders: boolean): Place =>
  isProviders
    ? { name: 'specialHours', inner: 'specialHourPeriods' }
    : { name: 'special_periods', inner: null };

function at(
  { name, inner }: Place,
  periods: unknown,
  spell: (period: JsonObject) => JsonObject,
): JsonObject {
  if (!Array.isArray(periods)) return {};
  const list = periods.map((period) => (isObject(period) ? spell(period) : period));
  return { [name]: inner === null ? list : { [inner]: list } };
}

const providersPeriod = (period: JsonObject, spelling: Spelling): JsonObject => ({
  openDay: period['open_day'],
  openTime: clockOf(period['open_time'], spelling),
  closeDay: period['close_day'],
  closeTime: clockOf(period['close_time'], spelling),
});

const providersDay = (day: JsonObject, spelling: Spelling): JsonObject => ({
  startDate: dateOf(day['start_date'], spelling),
  ...('end_date' in day && { endDate: dateOf(day['end_date'], spelling) }),
  ...('open_time' in day && { openTime: clockOf(day['open_time'], spelling) }),
  ...('close_time' in day && { closeTime: clockOf(day['close_time'], spelling) }),
  ...('closed' in day && { closed: day['closed'] }),
});

function clockOf(time: unknown, { timesAreTexts }: Spelling): unknown {
  if (typeof time !== 'string' || timesAreTexts) return time;
  const [hours, minutes] = time.split(':').map(Number);
  return { hours, minutes };
}

function dateOf(date: unknown, { timesAreTexts }: Spelling): unknown {
  if (typeof date !== 'string' || timesAreTexts) return date;
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
}
