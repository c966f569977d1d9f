import { daysOfWeek, type DayOfWeek, type SpecialPeriod } from '../model/opening-hours.ts';
import { addDays, isCalendarDate } from '../rules/calendar-date.ts';
import { characterCount } from '../rules/character-count.ts';
import { profileLimits } from '../rules/limits.ts';
import { readPhone } from '../rules/phone-number.ts';
import { containsWebAddress, isWebsite } from '../rules/web-address.ts';
import { dayColumns } from './columns.ts';
import { parseDayHours, type Span } from './hours.ts';
import { isLocalDate, mayBeRewritten } from './mangled-cells.ts';
import { listOf, type Row } from './row.ts';
import type { SheetCategory, SheetProfile } from './sheet-profile.ts';
import { parseSpecialHours } from './special-hours.ts';
import { overlappingDays, weekPeriods } from './week.ts';

/** Reads the store code; `seen` holds the line of each code met before in the file. */
export function readStoreCode(row: Row, seen: Map<string, number>): string {
  const code = row.cell('Store code');
  const fail = (message: string) => row.fail('Store code', message);
  if (code === '') {
    fail('A store code is needed.');
    return code;
  }
  if (code.length > profileLimits.storeCode) {
    fail(
      `A store code can have ${profileLimits.storeCode} characters; this one has ${code.length}.`,
    );
  }
  if (/[<>]/.test(code)) fail('Store codes can’t contain < or >.');
  if (containsWebAddress(code)) fail('A store code can’t be a URL.');
  const before = seen.get(code);
  if (before === undefined) seen.set(code, row.line);
  else fail(`The store code "${code}" is already used in line ${before}.`);
  return code;
}

export function readBusinessName(row: Row): string {
  const name = row.cell('Business name').replaceAll(/\s+/g, ' ');
  const fail = (message: string) => row.fail('Business name', message);
  if (name === '') fail('A business name is needed.');
  if (/[<>]/.test(name)) fail('Business names can’t contain < or >.');
  if (containsWebAddress(name)) fail('Business names can’t contain a URL.');
  const length = characterCount(name);
  if (length > profileLimits.name)
    fail(`A business name can have ${profileLimits.name} characters; this one has ${length}.`);
  return name;
}

export function readPhones(
  row: Row,
  region: string | undefined,
): Pick<SheetProfile, 'primaryPhone' | 'additionalPhones'> {
  const read = (column: 'Primary phone' | 'Additional phones', text: string): string => {
    const result = readPhone(text, region);
    if ('phone' in result) return result.phone;
    row.fail(column, result.error);
    return text;
  };
  const primary = row.cell('Primary phone');
  const additional = listOf(row.cell('Additional phones'));
  if (additional.length > profileLimits.additionalPhones) {
    row.fail(
      'Additional phones',
      `${profileLimits.additionalPhones} additional phone numbers are possible; these are ${additional.length}.`,
    );
  }
  return {
    primaryPhone: primary === '' ? null : read('Primary phone', primary),
    additionalPhones: additional.map((phone) => read('Additional phones', phone)),
  };
}

export function readWebsite(row: Row): string | null {
  const website = row.cell('Website');
  if (website === '') return null;
  if (!isWebsite(website))
    row.fail(
      'Website',
      `"${website}" is not a full web address; write it as https://www.example.com/bristol.`,
    );
  if (website.length > profileLimits.websiteUrl) {
    row.fail(
      'Website',
      `A URL can have up to ${profileLimits.websiteUrl} characters; this one has ${website.length}.`,
    );
  }
  return website;
}

/** The category of a name in any case, or of an id. */
export type FindCategory = (text: string) => SheetCategory | undefined;

export function readCategories(
  row: Row,
  findCategory: FindCategory,
): Pick<SheetProfile, 'primaryCategory' | 'additionalCategories'> {
  const read = (
    column: 'Primary category' | 'Additional categories',
    text: string,
  ): SheetCategory | null => {
    const category = findCategory(text);
    if (!category)
      row.fail(
        column,
        `"${text}" is not a category; write its name, as Dentist, or its id, as gcid:dentist.`,
      );
    return category ?? null;
  };
  const name = row.cell('Primary category');
  if (name === '') row.fail('Primary category', 'A primary category is needed.');
  const primaryCategory = name === '' ? null : read('Primary category', name);

  const additional = new Map(
    listOf(row.cell('Additional categories')).flatMap((text) => {
      const category = read('Additional categories', text);
      return category ? [[category.id, category] as const] : [];
    }),
  );
  if (primaryCategory) additional.delete(primaryCategory.id);
  if (additional.size > profileLimits.additionalCategories) {
    row.fail(
      'Additional categories',
      `${profileLimits.additionalCategories} additional categories are possible; these are ${additional.size}.`,
    );
  }
  return { primaryCategory, additionalCategories: [...additional.values()] };
}

export function readHours(row: Row): Pick<SheetProfile, 'periods' | 'specialPeriods'> {
  const week = new Map<DayOfWeek, readonly Span[]>();
  let errors = false;
  for (const day of daysOfWeek) {
    const parsed = parseDayHours(row.cell(dayColumns[day]));
    if ('spans' in parsed) {
      week.set(day, parsed.spans);
    } else {
      errors = true;
      row.fail(dayColumns[day], parsed.error);
    }
  }
  for (const day of overlappingDays(week)) row.fail(dayColumns[day], 'Opening hours overlap.');

  const specialPeriods = readSpecialHours(row);
  const periods = weekPeriods(week);
  if (specialPeriods.length > 0 && periods.length === 0 && !errors) {
    row.fail('Special hours', 'Special hours require regular hours.');
  }
  return { periods, specialPeriods };
}

function readSpecialHours(row: Row): readonly SpecialPeriod[] {
  const parsed = parseSpecialHours(row.cell('Special hours'));
  if ('periods' in parsed) return parsed.periods;
  row.fail('Special hours', parsed.error);
  return [];
}

const labelLimits = { count: 10, length: 255 };

export function readDescription(row: Row): string | null {
  const description = row.cell('From the business');
  if (description === '') return null;
  const fail = (message: string) => row.fail('From the business', message);
  const length = characterCount(description);
  if (length > profileLimits.description) {
    fail(`A description can have ${profileLimits.description} characters; this one has ${length}.`);
  }
  if (/[<>]/.test(description)) fail('Descriptions can’t contain < or >.');
  if (containsWebAddress(description)) fail('A description cannot contain a web address.');
  return description;
}

/** `today` is `YYYY-MM-DD`. A date without its day, as `2019-06`, is read as the first of the month. */
export function readOpeningDate(row: Row, today: string): string | null {
  const text = row.cell('Opening date');
  if (text === '') return null;
  const date = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
  if (isLocalDate(text)) row.fail('Opening date', mayBeRewritten);
  else if (!isCalendarDate(date))
    row.fail('Opening date', `"${text}" is not a date; write it as 2019-06-01.`);
  else if (date > addDays(today, profileLimits.openingDateDaysAhead)) {
    row.fail('Opening date', `An opening date can be at most one year ahead; this is ${text}.`);
  }
  return date;
}

export function readLabels(row: Row): string[] {
  const labels = [...new Set(listOf(row.cell('Labels')))];
  if (labels.length > labelLimits.count) {
    row.fail('Labels', `${labelLimits.count} labels are possible; these are ${labels.length}.`);
  }
  for (const label of labels) {
    if (label.length > labelLimits.length) {
      row.fail(
        'Labels',
        `A label can have ${labelLimits.length} characters; one here has ${label.length}.`,
      );
    }
  }
  return labels;
}
