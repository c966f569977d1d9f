import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { listOf, type Row } from './row.ts';
import { isLocalDate, mayBeRewritten } from './spoilt-cells.ts';
import { containsWebAddress } from '@placekeeper/contracts/rules/web-address';

const labelLimits = { count: 10, length: 255 };

export function readDescription(row: Row): string | null {
  const description = row.cell('From the business');
  if (description === '') return null;
  const fail = (message: string) => row.fail('From the business', message);
  const length = characterCount(description);
  if (length > profileLimits.description) {
    fail(`A description can have ${profileLimits.description} characters; this one has ${length}.`);
  }
  if (/[<>]/.test(description)) fail('A description cannot contain < or >.');
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
