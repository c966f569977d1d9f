import { daysOfWeek, type DayOfWeek, type SpecialPeriod } from '../model/opening-hours.ts';
import { isCalendarDate } from '../rules/calendar-date.ts';
import { characterCount } from '../rules/character-count.ts';
import { profileLimits } from '../rules/limits.ts';
import { readPhone } from '../rules/phone-number.ts';
import { openingDateError } from '../rules/validate-location.ts';
import { completeWebsite, containsWebAddress, isWebsite } from '../rules/web-address.ts';
import { dayColumns } from './columns.ts';
import type { Span } from '../wording/week-spans.ts';
import { parseDayHours } from './hours.ts';
import { isLocalDate, isPossiblyRewritten } from './mangled-cells.ts';
import { listOf, type Row } from './row.ts';
import type { SheetCategory, SheetProfile } from './sheet-profile.ts';
import { parseSpecialHours } from './special-hours.ts';
import { overlappingDays, weekPeriods } from './week.ts';

/** Reads the store code; `seen` maps each code to its first line in the file. */
export function readStoreCode(row: Row, seen: Map<string, number>): string {
  const code = row.cell('Store code');
  const fail = (message: string) => row.fail('Store code', message);
  if (code === '') {
    fail('Store code is required.');
    return code;
  }
  if (code.length > profileLimits.storeCode) {
    fail(`Store codes can have up to ${profileLimits.storeCode} characters (now ${code.length}).`);
  }
  if (/[<>]/.test(code)) fail('Store codes can’t contain < or >.');
  if (containsWebAddress(code)) fail('A store code can’t be a URL.');
  const before = seen.get(code);
  if (before === undefined) seen.set(code, row.line);
  else fail(`The store code “${code}” is already used on line ${before}.`);
  return code;
}

export function readBusinessName(row: Row): string {
  const name = row.cell('Business name').replaceAll(/\s+/g, ' ');
  const fail = (message: string) => row.fail('Business name', message);
  if (name === '') fail('Business name is required.');
  if (/[<>]/.test(name)) fail('Business names can’t contain < or >.');
  if (containsWebAddress(name)) fail('Business names can’t contain a URL.');
  const length = characterCount(name);
  if (length > profileLimits.name)
    fail(`Business names can have up to ${profileLimits.name} characters (now ${length}).`);
  return name;
}

function readPhoneIn(
  row: Row,
  column: 'Primary phone' | 'Additional phones',
  text: string,
  region: string | undefined,
): string {
  const result = readPhone(text, region);
  if ('phone' in result) return result.phone;
  row.fail(column, result.error);
  return text;
}

export function readPrimaryPhone(row: Row, region: string | undefined): string | null {
  const phone = row.cell('Primary phone');
  return phone === '' ? null : readPhoneIn(row, 'Primary phone', phone, region);
}

export function readAdditionalPhones(row: Row, region: string | undefined): string[] {
  const phones = listOf(row.cell('Additional phones'));
  const most = profileLimits.additionalPhones;
  if (phones.length > most) {
    row.fail(
      'Additional phones',
      `Google allows ${most} additional phone numbers. This row has ${phones.length}.`,
    );
  }
  return phones.map((phone) => readPhoneIn(row, 'Additional phones', phone, region));
}

export function readWebsite(row: Row): string | null {
  const cell = row.cell('Website');
  if (cell === '') return null;
  const website = completeWebsite(cell);
  if (!isWebsite(website))
    row.fail(
      'Website',
      `“${website}” isn’t a full URL. Use a URL such as https://www.example.com/bristol.`,
    );
  if (website.length > profileLimits.websiteUrl) {
    row.fail(
      'Website',
      `URLs can have up to ${profileLimits.websiteUrl} characters (now ${website.length}).`,
    );
  }
  return website;
}

/** Finds a category by its name in any case, or by its id. */
export type FindCategory = (text: string) => SheetCategory | undefined;

function readCategoryIn(
  row: Row,
  column: 'Primary category' | 'Additional categories',
  text: string,
  findCategory: FindCategory,
): SheetCategory | null {
  const category = findCategory(text);
  if (!category)
    row.fail(
      column,
      `Placekeeper doesn’t know the category “${text}”. Use another name, or its ID, such as gcid:dentist.`,
    );
  return category ?? null;
}

export function readPrimaryCategory(row: Row, findCategory: FindCategory): SheetCategory | null {
  const name = row.cell('Primary category');
  if (name !== '') return readCategoryIn(row, 'Primary category', name, findCategory);
  row.fail('Primary category', 'Primary category is required.');
  return null;
}

/** Leaves out `primary`, which cannot be an additional category as well. */
export function readAdditionalCategories(
  row: Row,
  findCategory: FindCategory,
  primary: SheetCategory | null,
): readonly SheetCategory[] {
  const additional = new Map(
    listOf(row.cell('Additional categories')).flatMap((text) => {
      const category = readCategoryIn(row, 'Additional categories', text, findCategory);
      return category ? [[category.id, category] as const] : [];
    }),
  );
  if (primary) additional.delete(primary.id);
  const most = profileLimits.additionalCategories;
  if (additional.size > most) {
    row.fail(
      'Additional categories',
      `Google allows ${most} additional categories. This row has ${additional.size}.`,
    );
  }
  return [...additional.values()];
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
  for (const day of overlappingDays(week)) row.fail(dayColumns[day], 'Business hours overlap.');

  const specialPeriods = readSpecialHours(row);
  const periods = weekPeriods(week);
  if (specialPeriods.length > 0 && periods.length === 0 && !errors) {
    row.fail('Special hours', 'Special hours require business hours.');
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
    fail(`Descriptions can have up to ${profileLimits.description} characters (now ${length}).`);
  }
  if (/[<>]/.test(description)) fail('Descriptions can’t contain < or >.');
  if (containsWebAddress(description)) fail('Descriptions can’t contain a URL.');
  return description;
}

/** `today` is `YYYY-MM-DD`. A date without a day, such as `2019-06`, is read as the first of the month. */
export function readOpeningDate(row: Row, today: string): string | null {
  const text = row.cell('Opening date');
  if (text === '') return null;
  const date = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
  if (isLocalDate(text)) row.fail('Opening date', isPossiblyRewritten);
  else if (!isCalendarDate(date))
    row.fail('Opening date', `“${text}” isn’t a date. Use the format 2019-06-01.`);
  else {
    const error = openingDateError(date, today);
    if (error) row.fail('Opening date', `${error} This is ${text}.`);
  }
  return date;
}

export function readLabels(row: Row): string[] {
  const labels = [...new Set(listOf(row.cell('Labels')))];
  if (labels.length > labelLimits.count) {
    row.fail('Labels', `A row can have up to ${labelLimits.count} labels (now ${labels.length}).`);
  }
  for (const label of labels) {
    if (label.length > labelLimits.length) {
      row.fail(
        'Labels',
        `Labels can have up to ${labelLimits.length} characters. One has ${label.length}.`,
      );
    }
  }
  return labels;
}
