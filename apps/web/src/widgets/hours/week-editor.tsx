import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { dayAfter, dayName, shortDayName } from '@placekeeper/contracts/wording/week-spans';
import { IconButton } from '@placekeeper/ui/icon-button';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Copy } from 'lucide-react';
import { dayList, DayRow } from './day-row.tsx';
import { errorsAt } from './period-errors.ts';
import { closedDay } from './period-text.ts';
import { copyDay, type WeekHours } from './week-hours.ts';

interface WeekEditorProps {
  readonly week: WeekHours;
  /** Keyed by the indexes of day and period: `2.1` is Wednesday's second period. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly onChange: (week: WeekHours) => void;
  readonly onBlur?: () => void;
}

/** Seven days, each closed, open all day or open in periods. */
export function WeekEditor({ week, errors, onChange, onBlur = noop }: WeekEditorProps) {
  return (
    <ul aria-label="Business hours by day" className={cn('-my-1.5', dayList)}>
      {daysOfWeek.map((weekday, at) => (
        <DayRow
          key={weekday}
          kind="weekday"
          name={dayName(weekday)}
          head={<span className="font-550">{dayName(weekday)}</span>}
          nextDay={shortDayName(dayAfter(weekday))}
          day={week[at] ?? closedDay}
          errors={errorsAt(errors, at)}
          actions={
            <LazyMenu
              trigger={
                <IconButton
                  icon={<Copy aria-hidden />}
                  label={`Copy ${dayName(weekday)} to other days`}
                />
              }
            >
              {(menu) => (
                <CopyMenu {...menu} onCopy={(target) => onChange(copyDay(week, at, target))} />
              )}
            </LazyMenu>
          }
          onChange={(day) => onChange(week.with(at, day))}
          onBlur={onBlur}
        />
      ))}
    </ul>
  );
}

const noop = () => {};

const CopyMenu = lazyPart(async () => (await import('./copy-menu.tsx')).CopyMenu);
