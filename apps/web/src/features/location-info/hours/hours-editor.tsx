import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { dayAfter, dayName, shortDayName } from '@placekeeper/contracts/wording/week-spans';
import { IconButton } from '@placekeeper/ui/icon-button';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Copy } from 'lucide-react';
import { ElsewhereNote } from '../form/elsewhere-note.tsx';
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
              <LazyMenu
                trigger={
                  <IconButton
                    icon={<Copy aria-hidden />}
                    label={`Copy ${dayName(weekday)} to other days`}
                  />
                }
              >
                {(menu) => (
                  <CopyMenu {...menu} onCopy={(target) => change(copyDay(week, at, target))} />
                )}
              </LazyMenu>
            }
            onChange={(day) => change(week.with(at, day))}
            onBlur={leave}
          />
        ))}
      </ul>
      <RowProblem problem={problem} />
      <ElsewhereNote form={form} name="hours" />
      <StateNote state={form.states.regularHours} />
    </div>
  );
}

const CopyMenu = lazyPart(async () => (await import('./copy-menu.tsx')).CopyMenu);
