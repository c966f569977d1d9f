import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { addDays, datesBetween, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { minutesOf, specialPeriodError } from '@placekeeper/contracts/rules/validate-opening-hours';
import * as z from '@placekeeper/contracts/core/zod';

export const specialKinds = ['closed', 'hours', 'all-day', 'usual'] as const;

export const SpecialDraft = z.object({
  on: z.boolean(),
  /** Dates as `YYYY-MM-DD`; an empty `to` means a single day. */
  from: z.string(),
  to: z.string(),
  kind: z.enum(specialKinds),
  opens: z.string(),
  closes: z.string(),
});
export type SpecialDraft = z.infer<typeof SpecialDraft>;

export const noSpecialDays: SpecialDraft = {
  on: false,
  from: '',
  to: '',
  kind: 'closed',
  opens: '',
  closes: '',
};

/** `BulkChanges` accepts at most this many dates. */
const mostDays = 400;

const datesOf = ({ from, to }: SpecialDraft): readonly string[] =>
  datesBetween(from, to || from, mostDays + 1);

function periodOn(date: string, { kind, opens, closes }: SpecialDraft) {
  if (kind === 'closed') return { start_date: date, closed: true };
  if (kind === 'all-day') return { start_date: date, open_time: '00:00', close_time: '24:00' };
  const overnight = opens !== '' && closes !== '' && minutesOf(closes) <= minutesOf(opens);
  return {
    start_date: date,
    ...(overnight && { end_date: addDays(date, 1) }),
    open_time: opens,
    close_time: closes,
  };
}

export function specialPeriodChanges(
  draft: SpecialDraft,
): NonNullable<BulkChanges['special_periods']> {
  const dates = datesOf(draft);
  if (draft.kind === 'usual') return { remove_dates: [...dates] };
  return { add: dates.map((date) => periodOn(date, draft)) };
}

export type SpecialErrors = Readonly<Partial<Record<'from' | 'to' | 'opens' | 'closes', string>>>;

export function specialErrors(draft: SpecialDraft, today: string): SpecialErrors {
  const { from, to, kind, opens, closes } = draft;
  if (!isCalendarDate(from)) return { from: 'Enter a start date.' };
  if (to !== '' && !isCalendarDate(to)) return { to: 'Enter a valid date.' };
  if (to !== '' && to < from) return { to: 'The end date is before the start date.' };
  if ((to || from) < today) return { [to === '' ? 'from' : 'to']: 'These dates are in the past.' };
  if (from < today && kind !== 'usual') return { from: 'This day is in the past.' };
  if (datesOf(draft).length > mostDays) return { to: `Select up to ${mostDays} days.` };
  if (kind !== 'hours') return {};
  if (opens === '') return { opens: 'Enter an opening time.' };
  if (closes === '') return { closes: 'Enter a closing time.' };
  const error = specialPeriodError(periodOn(from, draft));
  return error === null ? {} : { closes: error };
}
