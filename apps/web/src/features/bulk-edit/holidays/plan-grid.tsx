import type { LocationId } from '@placekeeper/contracts/core/id';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import type { PlanAnswer } from '../../../data/bulk-edit/holiday-plans.ts';
import type { Brush } from './day-brush.ts';
import { dayText, type Day } from './holiday-days.ts';
import { FillButton } from './fill-button.tsx';
import { PlanCell } from './plan-cell.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface PlanGridProps {
  readonly answer: PlanAnswer;
  readonly days: readonly Day[];
  readonly brush: Brush;
  readonly onFill: (day: Day) => void;
  readonly onPaint: (day: Day, location: LocationId) => void;
}

const nameColumn =
  'sticky left-0 max-w-36 border-r bg-canvas wrap-anywhere md:max-w-64 print:static print:max-w-36';

/** BULK-1: locations by days; the arrow keys go from cell to cell, and Enter paints. */
export function PlanGrid({ answer, days, brush, onFill, onPaint }: PlanGridProps) {
  const keys = useGridKeys({ rows: answer.rows.length, columns: days.length });
  return (
    <Table
      keepHeader
      className="w-auto min-w-full [--header-height:6rem]"
      label="Holiday plan"
      role="grid"
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
    >
      <thead>
        <tr>
          <HeaderCell className={`${nameColumn} z-20`}>Location</HeaderCell>
          {days.map((day, column) => (
            <HeaderCell
              key={day.date}
              className="h-auto min-w-32 py-2 align-top print:min-w-0 print:whitespace-normal"
            >
              <span className="block text-text">{dayText(day.date)}</span>
              <span className="block">{day.name ?? 'Own day'}</span>
              <FillButton
                brush={brush}
                date={day.date}
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
              className={`${nameColumn} z-[1] border-b border-line px-3 py-1 text-left font-550`}
              scope="row"
            >
              <bdi>{location.name}</bdi>
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
                      copying={brush.kind === 'copy'}
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
