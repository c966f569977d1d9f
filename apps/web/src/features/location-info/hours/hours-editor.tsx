import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { dayAfter, dayName, shortDayName } from '@placekeeper/contracts/wording/week-spans';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Menu, MenuItem } from '@placekeeper/ui/menu';
import { Copy } from 'lucide-react';
import type { FormView } from '../form/form-view.ts';
import { useListControl } from '../form/use-list-control.ts';
import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import { DayRow } from './day-row.tsx';
import { faultsAt } from './faults-at.ts';
import { closedDay } from './period-text.ts';
import { RowProblem } from './row-problem.tsx';
import { copyDay } from './week-hours.ts';

export function HoursEditor({ form }: { readonly form: FormView }) {
  const { value: week, change, leave, setElement, problem } = useListControl(form, 'hours');
  return (
    <div ref={setElement}>
      <ul aria-label="Opening hours by day" className="-my-1.5">
        {daysOfWeek.map((weekday, at) => (
          <DayRow
            key={weekday}
            kind="weekday"
            name={dayName(weekday)}
            head={<span className="font-550">{dayName(weekday)}</span>}
            nextDay={shortDayName(dayAfter(weekday))}
            day={week[at] ?? closedDay}
            faults={faultsAt(problem, at)}
            actions={
              <CopyMenu
                day={dayName(weekday)}
                onCopy={(target) => change(copyDay(week, at, target))}
              />
            }
            onChange={(day) => change(week.with(at, day))}
            onBlur={leave}
          />
        ))}
      </ul>
      <RowProblem problem={problem} />
      <StateNote state={form.states.regularHours} />
    </div>
  );
}

interface CopyMenuProps {
  readonly day: string;
  readonly onCopy: (to: 'weekdays' | 'all') => void;
}

function CopyMenu({ day, onCopy }: CopyMenuProps) {
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={<Copy aria-hidden />} label={`Copy ${day} to other days`} />}
    >
      <MenuItem onClick={() => onCopy('weekdays')}>Copy to Monday–Friday</MenuItem>
      <MenuItem onClick={() => onCopy('all')}>Copy to all days</MenuItem>
    </Menu>
  );
}
