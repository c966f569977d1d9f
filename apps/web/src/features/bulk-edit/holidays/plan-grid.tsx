import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { holidayPlans } from '@placekeeper/contracts/endpoints/holiday-plans';
import { Button } from '@placekeeper/ui/button';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { formatCount } from '../../../lib/format.ts';
import { dayText, type Day } from './days.ts';
import { PlanCell } from './plan-cell.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface PlanGridProps {
  readonly answer: SuccessOf<typeof holidayPlans.read>;
  readonly days: readonly Day[];
  /** What a press on the head of a day does; null where the brush fills nothing. */
  readonly onFill: ((day: Day) => void) | null;
  readonly onPaint: (day: Day, location: LocationId) => void;
}

const nameColumn =
  'sticky left-0 z-[1] max-w-36 border-r bg-canvas wrap-anywhere md:max-w-64 print:static';

/** BULK-1: locations by days; the arrow keys go from cell to cell, and Enter paints. */
export function PlanGrid({ answer, days, onFill, onPaint }: PlanGridProps) {
  const keys = useGridKeys();
  return (
    <Table
      className="w-auto min-w-full"
      label="Holiday plan"
      role="grid"
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
    >
      <thead>
        <tr>
          <HeaderCell className={`${nameColumn} z-20`}>Location</HeaderCell>
          {days.map((day, column) => {
            const gaps = answer.days.find(({ date }) => date === day.date)?.gaps ?? 0;
            return (
              <HeaderCell key={day.date} className="h-auto min-w-32 py-2 align-top">
                <span className="block text-text">{dayText(day.date)}</span>
                <span className="block">{day.name ?? 'Own day'}</span>
                {gaps === 0 || !onFill ? (
                  <span className="block py-1">
                    {gaps === 0 ? 'No gaps' : formatCount(gaps, 'gap')}
                  </span>
                ) : (
                  <Button
                    {...keys.place(0, column)}
                    aria-label={`Fill ${formatCount(gaps, 'gap')} on ${dayText(day.date)}`}
                    className="-ml-2"
                    size="sm"
                    variant="ghost"
                    onClick={() => onFill(day)}
                  >
                    {`Fill ${formatCount(gaps, 'gap')}`}
                  </Button>
                )}
              </HeaderCell>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {answer.rows.map(({ location, cells, has_regular_hours: hasWeek }, row) => (
          <Row key={location.id}>
            <th
              className={`${nameColumn} border-b border-line px-3 py-1 text-left font-550`}
              scope="row"
            >
              {location.name}
              {location.store_code && (
                <span className="block truncate font-mono text-12 font-400 text-text-3">
                  {location.store_code}
                </span>
              )}
            </th>
            {days.map((day, column) => {
              const cell = cells.find(({ date }) => date === day.date);
              return (
                <Cell key={day.date} className="px-1.5">
                  {cell && (
                    <PlanCell
                      cell={cell}
                      hasWeek={hasWeek}
                      name={location.name}
                      place={keys.place(row + 1, column)}
                      onPaint={() => onPaint(day, location.id)}
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
