import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import type { PlanAnswer } from '../../../data/bulk-edit/holiday-plans.ts';
import { type Brush, brushError } from './day-brush.ts';
import type { Day } from '../../../widgets/hours/common-holidays.ts';
import { placesText } from './next-holiday.tsx';
import type { PlanColumn } from '../../../widgets/hours/national-days.ts';
import { useDragRange, type DragRange } from './use-drag-range.ts';
import { placeIn, useGridKeys, type GridPlace } from './use-grid-keys.ts';
import type { PlanDay, PlanCell as HolidayCell } from '@placekeeper/contracts/bulk/holiday-plan';
import { Button } from '@placekeeper/ui/button';
import { formatCount, formatWeekday, unbrokenTime } from '../../../lib/text/format.ts';
import { UnreadNote, UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';

interface PlanGridProps {
  readonly answer: PlanAnswer;
  readonly days: readonly PlanColumn[];
  readonly brush: Brush;
  readonly onFill: (day: PlanColumn) => void;
  readonly onPaint: (days: readonly Day[], locations: readonly LocationId[]) => void;
}

const nameColumn =
  'sticky left-0 max-w-28 min-w-28 border-r bg-surface wrap-anywhere md:min-w-56 md:max-w-64 print:static print:max-w-36';

/** Arrow keys move between cells; Enter or a click paints one cell, and a drag paints many. */
export function PlanGrid({ answer, days, brush, onFill, onPaint }: PlanGridProps) {
  const keys = useGridKeys({ rows: answer.rows.length, columns: days.length });
  const { range, onPointerDown } = useDragRange('cell', (dragged) => {
    const isIn = areaOf(dragged);
    const rows = answer.rows.filter(({ has_regular_hours: can }, row) => can && isIn.row(row + 1));
    if (rows.length > 0)
      onPaint(
        days.filter((_, column) => isIn.column(column)),
        rows.map(({ location }) => location.id),
      );
  });
  const dragged = range && areaOf(range);
  const canPaint = brushError(brush) === null;
  return (
    <Table
      keepHeader
      className="w-auto min-w-full [--header-height:6rem]"
      // Also in right-to-left languages, so that ArrowRight moves to the right.
      dir="ltr"
      label="Holiday plan"
      role="grid"
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      onPointerDown={canPaint ? onPointerDown : undefined}
    >
      <thead>
        <tr>
          <HeaderCell className={`${nameColumn} z-20 py-2 align-top`}>Location</HeaderCell>
          {days.map((day, column) => (
            <HeaderCell
              key={day.date}
              className="h-auto max-w-56 min-w-32 max-sm:min-w-30 max-sm:px-1.5 py-2 align-top print:w-30! print:min-w-0 print:whitespace-normal"
            >
              <span className="block text-text">{formatWeekday(day.date)}</span>
              <HolidayName day={day} />
              <FillButton
                brush={brush}
                day={day}
                found={answer.days.find(({ date }) => date === day.date)}
                place={keys.place(0, column)}
                onFill={() => onFill(day)}
              />
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {answer.rows.map(({ location, cells, has_regular_hours: hasWeek }, row) => (
          <Row key={location.id}>
            <th
              className={`${nameColumn} z-[1] border-b border-line px-3 py-1 text-left leading-tight font-550`}
              scope="row"
            >
              <bdi className="line-clamp-2" title={location.name}>
                {location.name}
              </bdi>
              {storeCodeOf(location) !== undefined && (
                <span className="block truncate font-mono text-12 font-400 text-text-3">
                  {storeCodeOf(location)}
                </span>
              )}
            </th>
            {days.map((day, column) => {
              const cell = cells.find(({ date }) => date === day.date);
              return (
                <Cell key={day.date} className="px-1.5 print:p-0">
                  {cell && (
                    <PlanCell
                      canPaint={canPaint}
                      cell={cell}
                      copying={brush.kind === 'copy'}
                      hasWeek={hasWeek}
                      isDragged={dragged?.row(row + 1) === true && dragged.column(column)}
                      name={location.name}
                      place={keys.place(row + 1, column)}
                      onPaint={() => onPaint([day], [location.id])}
                    />
                  )}
                </Cell>
              );
            })}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function areaOf({ from, to }: DragRange) {
  const [[row, column], [lastRow, lastColumn]] = [placeIn(from), placeIn(to)];
  const within = (one: number, other: number) => (place: number) =>
    place >= Math.min(one, other) && place <= Math.max(one, other);
  return { row: within(row, lastRow), column: within(column, lastColumn) };
}

/** The name of the button that fills the day lists the countries. */
function HolidayName({ day: { name, within } }: { readonly day: PlanColumn }) {
  const [only, ...others] = within?.countries ?? [];
  return (
    <span
      // Zero width, so that the text does not widen its column; two lines, so that the buttons below are aligned.
      className="line-clamp-2 min-h-8 w-0 min-w-full whitespace-normal"
      title={within && placesText(within.countries)}
    >
      {name ?? 'Custom date'}
      {only !== undefined && (
        <span aria-hidden className="font-400 text-text-3">
          {' · '}
          {others.length > 0
            ? formatCount(others.length + 1, 'country', 'countries')
            : placesText([only])}
        </span>
      )}
    </span>
  );
}

interface FillButtonProps {
  readonly day: PlanColumn;
  /** Undefined while the gaps are counted. */
  readonly found: PlanDay | undefined;
  readonly brush: Brush;
  readonly place: GridPlace;
  readonly onFill: () => void;
}

/** Fills all gaps of a day; existing hours stay. */
function FillButton({ day, found, brush, place, onFill }: FillButtonProps) {
  const { date, within } = day;
  const gaps = (within ?? found)?.gaps ?? 0;
  // A copy shows no count, because the number of locations with hours last year is not known here.
  const where = within && within.countries.length > 0 ? placesText(within.countries) : '';
  const text =
    brush.kind === 'copy' ? 'Copy from last year' : `Set at ${formatCount(gaps, 'location')}`;
  const label = labelOf(day, found && (gaps > 0 ? text : 'None missing'));
  const isLimited = where !== '' && label === text;
  const reason =
    reasonAgainstDay(day) ??
    (found
      ? reasonAgainst({ ...found, gaps }, brush)
      : 'Placekeeper is checking which locations are missing hours.');
  return (
    // Wraps, so that the text does not widen its column on a phone.
    <span className="block w-0 min-w-full sm:w-auto *:max-w-full *:whitespace-normal">
      <Button
        {...place}
        aria-label={
          label === text
            ? `${text}${isLimited ? ` (${where})` : ''} on ${formatWeekday(date)}`
            : undefined
        }
        className="-ml-2.75 text-left"
        disabledReason={reason}
        size="sm"
        variant="ghost"
        onClick={onFill}
      >
        {label}
      </Button>
    </span>
  );
}

function labelOf({ within, isUnplaced }: PlanColumn, counted: string | undefined): string {
  if (isUnplaced) return 'Countries not loaded';
  if (within?.countries.length === 0) return 'No public holiday';
  return counted ?? 'Counting…';
}

function reasonAgainstDay({ within, isUnplaced }: PlanColumn): string | undefined {
  if (isUnplaced) return 'Placekeeper hasn’t loaded the countries with this public holiday.';
  if (within?.countries.length === 0)
    return 'This isn’t a public holiday in your locations’ countries. You can set hours in the cells.';
  return undefined;
}

function reasonAgainst({ gaps, before }: PlanDay, brush: Brush): string | undefined {
  if (gaps === 0) return 'Every location has hours or planned hours for this date.';
  if (brush.kind === 'nothing') return 'To fill missing hours, choose an option other than Clear.';
  if (brush.kind === 'copy' && before === 0) return 'No location had special hours last year.';
  return brushError(brush) ?? undefined;
}

interface PlanCellProps {
  readonly cell: HolidayCell;
  readonly name: string;
  readonly hasWeek: boolean;
  readonly isDragged: boolean;
  /** False while the hours to paint are invalid. */
  readonly canPaint: boolean;
  /** Whether a click copies last year's hours. */
  readonly copying: boolean;
  readonly place: GridPlace;
  readonly onPaint: () => void;
}

function PlanCell({
  canPaint,
  cell,
  name,
  hasWeek,
  isDragged,
  copying,
  place,
  onPaint,
}: PlanCellProps) {
  const { main, below, look } = wordsFor(cell, hasWeek);
  const lacksBefore = copying && cell.before.length === 0;
  const can = canPaint && hasWeek && !lacksBefore;
  return (
    <button
      {...place}
      aria-disabled={!can || undefined}
      className={cn(
        // `relative` keeps the visually hidden text from widening the page;
        // `scroll-ml` keeps a focused cell clear of the sticky name column (WCAG 2.4.11).
        'relative grid min-h-9 scroll-ml-38 md:scroll-ml-66 pointer-coarse:min-h-14 w-full content-center rounded-4 border px-2 py-1 text-left leading-tight tabular-nums',
        can ? 'cursor-pointer hover:border-line-control' : 'cursor-default',
        looks[look],
        isDragged && hasWeek && 'border-solid border-accent',
      )}
      type="button"
      onClick={can ? onPaint : undefined}
    >
      <VisuallyHidden>{`${name}, ${formatWeekday(cell.date)}: `}</VisuallyHidden>
      <span>{main}</span>
      {(below ?? lacksBefore) && (
        <span className="w-0 min-w-full text-12 text-text-3">{below ?? 'Not set last year'}</span>
      )}
    </button>
  );
}

const looks = {
  gap: 'border-transparent bg-hover text-text-2',
  has: 'border-transparent',
  planned: 'border-accent bg-accent-soft font-550 text-accent-text',
  none: 'border-transparent text-text-3',
} as const;

function wordsFor(
  { date, current, planned, before }: HolidayCell,
  hasWeek: boolean,
): { readonly main: string; readonly below?: string; readonly look: keyof typeof looks } {
  const [now, then] = [textOf(current), textOf(before)];
  if (planned)
    return {
      main: specialDayTexts(planned, unbrokenTime).get(date) ?? '',
      below: now ? `Planned. Currently ${now}` : 'Planned',
      look: 'planned',
    };
  if (now) return { main: now, look: 'has' };
  if (!hasWeek) return { main: 'No business hours', look: 'none' };
  return { main: 'Not set', ...(then && { below: `Last year: ${then}` }), look: 'gap' };
}

const textOf = (periods: HolidayCell['current']): string =>
  [...specialDayTexts(periods, unbrokenTime).values()].join();

/** The locations that the grid lacks. */
export const LeftOut = ({ unknown, unreadable }: PlanAnswer) => (
  <>
    {unknown > 0 && (
      <UnreadNote>
        {formatCount(unknown, 'location is', 'locations are')} skipped because Placekeeper couldn’t
        read {unknown === 1 ? 'its' : 'their'} hours.
      </UnreadNote>
    )}
    <UnreadRows count={unreadable} one="location" />
  </>
);
