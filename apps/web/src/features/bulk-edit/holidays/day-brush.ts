import type { LocationSelection } from '../../../data/locations/location-selection.ts';
import type { PlanDate } from '@placekeeper/contracts/bulk/holiday-plan';
import type { PlanStep } from '../../../data/bulk-edit/holiday-plans.ts';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import {
  minutesOf,
  specialPeriodError,
  specialsOverlap,
} from '@placekeeper/contracts/rules/validate-opening-hours';
import type { SpecialPeriod } from '@placekeeper/contracts/model/opening-hours';
import { sameValue } from '@placekeeper/contracts/core/same-value';

export const brushKinds = ['closed', 'open', 'copy', 'nothing'] as const;

export interface BrushHours {
  readonly opens: string;
  readonly closes: string;
}

/** The hours that a painted cell gets. */
export interface Brush extends BrushHours {
  /** Null until the user selects one, so that no click sets hours by mistake. */
  readonly kind: (typeof brushKinds)[number] | null;
  /** A second period on the same day, such as a restaurant's evening. */
  readonly second: BrushHours | null;
}

export const firstBrush: Brush = { kind: null, opens: '10:00', closes: '16:00', second: null };

/** The period that the button adds to the first one. */
export const secondHours: BrushHours = { opens: '18:00', closes: '22:00' };

interface BrushErrors {
  readonly first: string | null;
  readonly second: string | null;
}

export function brushErrors({ kind, second, ...first }: Brush): BrushErrors {
  if (kind !== 'open') return { first: null, second: null };
  const errors = { first: hoursError(first), second: second && hoursError(second) };
  if (!second || errors.first !== null || errors.second !== null) return errors;
  const isOverlap = specialsOverlap(periodOf(first), periodOf(second));
  return { ...errors, second: isOverlap ? 'These hours overlap.' : null };
}

export function brushError(brush: Brush): string | null {
  const { first, second } = brushErrors(brush);
  return first ?? second;
}

function hoursError({ opens, closes }: BrushHours): string | null {
  if (opens === '' || closes === '') return 'Enter opening and closing times.';
  if (closingOf(opens, closes) === opens)
    return 'Opening and closing times can’t be the same. For 24 hours, enter midnight for both.';
  return specialPeriodError(periodOf({ opens, closes }));
}

/** The hours on an arbitrary date. */
function periodOf({ opens, closes }: BrushHours): SpecialPeriod {
  const date = '2024-01-01';
  const until = closingOf(opens, closes);
  const overnight = minutesOf(until) < minutesOf(opens);
  return {
    start_date: date,
    end_date: overnight ? addDays(date, 1) : date,
    open_time: opens,
    close_time: until,
  };
}

/** Google writes the end of a whole day as 24:00, which a time input can't hold. */
const closingOf = (opens: string, closes: string): string =>
  opens === '00:00' && closes === '00:00' ? '24:00' : closes;

const timesOf = ({ opens, closes }: BrushHours) => ({
  open_time: opens,
  close_time: closingOf(opens, closes),
});

function planOf({ kind, second, ...first }: Brush, { before }: PlanDate): PlanStep['plan'] {
  if (kind === 'open')
    return { type: 'open', ...timesOf(first), ...(second && { second: timesOf(second) }) };
  if (kind === 'copy') return { type: 'copy', from: before };
  return { type: kind ?? 'nothing' };
}

export const stepWith = (brush: Brush, day: PlanDate, selection: LocationSelection): PlanStep => ({
  selection,
  date: day.date,
  plan: planOf(brush, day),
});

const everywhere: LocationSelection = { mode: 'matching' };

/** Dates with a planned change; a step with `nothing` for all locations removes its date. */
export function plannedDates(steps: readonly PlanStep[]): readonly string[] {
  const dates = new Set<string>();
  for (const { date, plan, selection } of steps) {
    if (plan.type !== 'nothing') dates.add(date);
    else if (sameValue(selection, everywhere)) dates.delete(date);
  }
  return [...dates];
}

/** Adds the removal as a step, so that the user can undo it. */
export const withoutDay = (steps: readonly PlanStep[], date: string): readonly PlanStep[] =>
  plannedDates(steps).includes(date)
    ? [...steps, { selection: everywhere, date, plan: { type: 'nothing' } }]
    : steps;
