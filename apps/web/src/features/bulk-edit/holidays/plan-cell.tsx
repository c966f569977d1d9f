import type { PlanCell as Cell } from '@placekeeper/contracts/bulk/holiday-plan';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { dayText } from './holiday-days.ts';
import type { GridPlace } from './use-grid-keys.ts';

interface PlanCellProps {
  readonly cell: Cell;
  readonly name: string;
  readonly hasWeek: boolean;
  /** What it had a year before is what a press gives it. */
  readonly copying: boolean;
  readonly place: GridPlace;
  readonly onPaint: () => void;
}

/** BULK-1: what a location has on a day, what is planned for it, and whether something is missing. */
export function PlanCell({ cell, name, hasWeek, copying, place, onPaint }: PlanCellProps) {
  const { main, below, look } = wordsFor(cell, hasWeek);
  const lacksBefore = copying && cell.before.length === 0;
  const can = hasWeek && !lacksBefore;
  return (
    <button
      {...place}
      aria-disabled={!can || undefined}
      className={cn(
        // What is only spoken must not widen the page.
        // And what takes the focus scrolls out from under the names of the locations (WCAG 2.4.11).
        'relative grid min-h-11 scroll-ml-38 md:scroll-ml-66 w-full content-center rounded-4 border px-2 py-1 text-left leading-tight tabular-nums',
        can ? 'cursor-pointer hover:border-line-control' : 'cursor-default',
        looks[look],
      )}
      type="button"
      onClick={can ? onPaint : undefined}
    >
      <VisuallyHidden>{`${name}, ${dayText(cell.date)}: `}</VisuallyHidden>
      <span>{main}</span>
      {(below ?? lacksBefore) && (
        <span className="text-12 text-text-3">{below ?? 'Nothing last year'}</span>
      )}
    </button>
  );
}

const looks = {
  gap: 'border-dashed border-line-control text-pending',
  has: 'border-transparent',
  planned: 'border-accent bg-accent-soft font-550 text-accent-text',
  none: 'border-transparent text-text-3',
} as const;

function wordsFor(
  { date, current, planned, before }: Cell,
  hasWeek: boolean,
): { readonly main: string; readonly below?: string; readonly look: keyof typeof looks } {
  const [now, then] = [textOf(current), textOf(before)];
  if (planned)
    return {
      main: specialDayTexts(planned).get(date) ?? '',
      below: now ? `Planned, now ${now}` : 'Planned',
      look: 'planned',
    };
  if (now) return { main: now, look: 'has' };
  if (!hasWeek) return { main: 'No regular hours', look: 'none' };
  return { main: 'Gap', ...(then && { below: `Last year ${then}` }), look: 'gap' };
}

const textOf = (periods: Cell['current']): string => [...specialDayTexts(periods).values()].join();
