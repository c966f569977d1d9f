import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { PlanDate, PlanStep } from '@placekeeper/contracts/model/holiday-plan';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { minutesOf, specialFault } from '@placekeeper/contracts/rules/validate-opening-hours';

export const brushKinds = ['closed', 'open', 'copy', 'nothing'] as const;

/** What a cell gets when it is painted. */
export interface Brush {
  readonly kind: (typeof brushKinds)[number];
  readonly opens: string;
  readonly closes: string;
}

export const firstBrush: Brush = { kind: 'closed', opens: '10:00', closes: '16:00' };

/** What is wrong with its times; null when it can paint. */
export function brushFault({ kind, opens, closes }: Brush): string | null {
  if (kind !== 'open') return null;
  if (opens === '' || closes === '') return 'Enter when they open and when they close.';
  const date = '2024-01-01';
  const overnight = minutesOf(closes) <= minutesOf(opens);
  return specialFault({
    start_date: date,
    end_date: overnight ? addDays(date, 1) : date,
    open_time: opens,
    close_time: closes,
  });
}

function planOf({ kind, opens, closes }: Brush, { before }: PlanDate): PlanStep['plan'] {
  if (kind === 'open') return { type: 'open', open_time: opens, close_time: closes };
  if (kind === 'copy') return { type: 'copy', from: before };
  return { type: kind };
}

export const stepWith = (brush: Brush, day: PlanDate, selection: LocationSelection): PlanStep => ({
  selection,
  date: day.date,
  plan: planOf(brush, day),
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One more step; cell after cell of a day with one brush is one of them. */
export function withStep(steps: readonly PlanStep[], step: PlanStep): readonly PlanStep[] {
  const last = steps.at(-1);
  if (last?.selection.mode !== 'ids' || step.selection.mode !== 'ids') return [...steps, step];
  if (!same({ ...last, selection: null }, { ...step, selection: null })) return [...steps, step];
  const locations = [...new Set([...last.selection.locations, ...step.selection.locations])];
  return [...steps.slice(0, -1), { ...last, selection: { mode: 'ids', locations } }];
}
