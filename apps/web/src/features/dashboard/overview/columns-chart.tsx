import { cn } from '@placekeeper/ui/lib/cn';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { max, ticks } from 'd3-array';
import { useState, type ReactNode } from 'react';
import { formatMonth, formatNumber } from '../../../lib/text/format.ts';

export interface Series {
  readonly key: string;
  readonly label: string;
  /** Follows a number in a sentence: `2 by Google`. The label in lower case if absent. */
  readonly phrase?: string;
  /** Class names of one colour, as a fill and as a background. */
  readonly fill: string;
  readonly background: string;
}

export interface Column {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
}

interface ColumnsChartProps {
  readonly columns: readonly Column[];
  readonly series: readonly Series[];
  readonly label: string;
  /** The day for display, such as `12 Oct 2026`. */
  readonly dayText: (day: string) => string;
  /** Renders an action after the numbers of the selected day. */
  readonly renderAction: (column: Column) => ReactNode;
}

/** Stacked columns, one per day. A range input selects a day, because arrow keys and screen readers work with it. */
export function ColumnsChart(props: ColumnsChartProps) {
  const { columns, series, label, dayText, renderAction } = props;
  const [selected, setSelected] = useState<number | null>(null);
  const top = niceTop(max(columns, ({ total }) => total) ?? 0);
  const lines = ticks(0, top, 3).filter((value) => Number.isInteger(value) && value > 0);
  const last = columns.length - 1;
  const at = selected === null ? null : Math.min(selected, last);
  const column = at === null ? undefined : columns[at];
  const share = (place: number): string => `${(place / columns.length) * 100}%`;

  return (
    <div>
      {/* Time runs from left to right, so that the arrow keys move in the direction of the columns. */}
      <div className="relative mr-8 h-36" dir="ltr">
        {lines.map((value) => (
          <div
            key={value}
            aria-hidden
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${(value / top) * 100}%` }}
          >
            <span className="absolute left-full -translate-y-1/2 pl-2 text-11 text-text-3 tabular-nums">
              {formatNumber(value)}
            </span>
          </div>
        ))}
        <svg
          aria-hidden
          className="absolute inset-0 size-full border-b border-line-control forced-color-adjust-none print:[print-color-adjust:exact]"
          preserveAspectRatio="none"
          viewBox={`0 0 ${columns.length} ${top}`}
        >
          {at !== null && <rect className="fill-hover" height={top} width={1} x={at} y={0} />}
          {columns.map((one, place) => (
            <Stack key={one.day} column={one} place={place} series={series} top={top} />
          ))}
        </svg>
        <input
          aria-label={label}
          aria-valuetext={column && columnText(column, series, dayText)}
          className="absolute inset-0 size-full cursor-crosshair opacity-0 print:hidden"
          max={last}
          min={0}
          step={1}
          type="range"
          value={at ?? last}
          onChange={({ target }) => setSelected(target.valueAsNumber)}
          onFocus={() => setSelected((known) => known ?? last)}
          onPointerMove={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const place = Math.floor(((clientX - left) / width) * columns.length);
            setSelected(Math.max(0, Math.min(place, last)));
          }}
        />
        <div
          aria-hidden
          className="pointer-events-none absolute -inset-1 rounded-4 outline-ring [:focus-visible+&]:outline-2"
        />
      </div>
      <div aria-hidden className="relative mr-8 h-5 text-11 text-text-3" dir="ltr">
        {columns.map(
          ({ day }, place) =>
            day.endsWith('-01') && (
              <span
                key={day}
                className="absolute top-1 border-l border-line pl-1 whitespace-nowrap"
                style={{ left: share(place) }}
              >
                {/* Beside the right edge, the name is to the left of its line. */}
                <span
                  className={cn(place > 0.85 * columns.length && 'absolute pr-1')}
                  style={{ right: '100%' }}
                >
                  {formatMonth(day, place < 31 || day.endsWith('-01-01'))}
                </span>
              </span>
            ),
        )}
      </div>
      <p className="mt-2 min-h-10 text-12 text-text-2 tabular-nums print:hidden">
        {column ? (
          <>
            <span>{columnText(column, series, dayText)}</span>{' '}
            {column.total > 0 && renderAction(column)}
          </>
        ) : (
          <span className="text-text-3">
            Point to a day, or use the arrow keys, to see its numbers.
          </span>
        )}
      </p>
      <details className="text-12 print:hidden">
        <summary className="w-fit cursor-pointer text-text-2">Show as a table</summary>
        <div className="mt-2">
          <ColumnsTable columns={columns} dayText={dayText} label={label} series={series} />
        </div>
      </details>
    </div>
  );
}

/** The top of the scale: a round number that is not below the highest column. */
function niceTop(highest: number): number {
  if (highest <= 3) return 3;
  const step = ticks(0, highest, 3)[1] ?? 1;
  return Math.ceil(highest / step) * step;
}

interface StackProps {
  readonly column: Column;
  readonly place: number;
  readonly series: readonly Series[];
  readonly top: number;
}

const gap = 0.14;
/** In pixels, of `h-36`. */
const chartHeight = 144;

function Stack({ column: { day, total, counts }, place, series, top }: StackProps) {
  // A column beside much higher ones is at least one pixel high.
  const scale = Math.max(1, top / chartHeight / total);
  let below = 0;
  return series.map(({ key, fill }) => {
    const count = counts[key] ?? 0;
    if (count === 0) return null;
    const height = count * scale;
    below += height;
    return (
      <rect
        key={key}
        className={fill}
        data-day={day}
        data-series={key}
        height={height}
        width={1 - 2 * gap}
        x={place + gap}
        y={top - below}
      />
    );
  });
}

function columnText(
  { day, total, counts }: Column,
  series: readonly Series[],
  dayText: (day: string) => string,
): string {
  if (total === 0) return `${dayText(day)}: none.`;
  const parts = series.flatMap(({ key, label, phrase = label.toLowerCase() }) => {
    const count = counts[key] ?? 0;
    return count > 0 ? [`${formatNumber(count)} ${phrase}`] : [];
  });
  return `${dayText(day)}: ${parts.join(', ')}.`;
}

type TableProps = Pick<ColumnsChartProps, 'columns' | 'series' | 'dayText' | 'label'>;

/** Leaves out days without updates. */
function ColumnsTable({ columns, series, dayText, label }: TableProps) {
  return (
    <Table density="compact" label={label}>
      <thead>
        <tr>
          <HeaderCell>Day</HeaderCell>
          {series.map(({ key, label: name }) => (
            <HeaderCell key={key} align="end">
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns
          .filter(({ total }) => total > 0)
          .map(({ day, counts }) => (
            <Row key={day}>
              <Cell>{dayText(day)}</Cell>
              {series.map(({ key }) => (
                <Cell key={key} numeric>
                  {formatNumber(counts[key] ?? 0)}
                </Cell>
              ))}
            </Row>
          ))}
      </tbody>
    </Table>
  );
}
