import { formatCalendarDate } from '../../../lib/text/format.ts';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { DayRow } from '../../../widgets/hours/day-row.tsx';
import { errorsAt } from '../../../widgets/hours/errors-at.ts';
import { closedDay } from '../../../widgets/hours/period-text.ts';
import { datePlace } from '../../../widgets/hours/special-days.ts';
import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import type { FormView } from '../form/form-view.ts';
import { InfoConflictNote } from '../form/info-conflict-note.tsx';
import { useListControl } from '../form/use-list-control.ts';
import { RowError } from './row-error.tsx';

/** Dates that differ from the week. */
export function SpecialDaysEditor({ form }: { readonly form: FormView }) {
  const { value: days, change, leave, setElement, error } = useListControl(form, 'special_days');

  const add = ({ currentTarget }: MouseEvent) => {
    const group = currentTarget.parentElement;
    focusAfter(
      () => change([...days, { date: '', ...closedDay }]),
      () => [...(group?.querySelectorAll('input[type=date]') ?? [])].at(-1),
    );
  };
  const remove = ({ currentTarget }: MouseEvent, at: number) => {
    const group = currentTarget.closest('[data-special]');
    focusAfter(
      () => change(days.toSpliced(at, 1)),
      () =>
        group?.querySelectorAll('input[type=date]')[Math.max(0, at - 1)] ??
        group?.querySelector('button'),
    );
  };

  return (
    <div ref={setElement} data-special>
      {days.length > 0 && (
        <ul aria-label="Special hours" className="-mt-1.5 mb-2">
          {days.map((day, at) => {
            const name = day.date ? formatCalendarDate(day.date) : `Special hours ${at + 1}`;
            const errors = errorsAt(error?.parts, at);
            return (
              <DayRow
                // While its date is typed, a row is identified only by its index.
                key={at}
                kind="date"
                name={name}
                head={
                  <TextField
                    kind="date"
                    size="md"
                    label={`Date of special hours ${at + 1}`}
                    labelHidden
                    value={day.date}
                    error={
                      error?.parts[datePlace(at)] ?? (day.mode === 'hours' ? undefined : errors[0])
                    }
                    onChange={({ currentTarget }) =>
                      change(days.with(at, { ...day, date: currentTarget.value }))
                    }
                    onBlur={leave}
                  />
                }
                nextDay="the next day"
                day={day}
                errors={errors}
                actions={
                  <IconButton
                    icon={<Trash2 aria-hidden />}
                    label={`Remove ${name}`}
                    onClick={(event) => remove(event, at)}
                  />
                }
                onChange={(changed) => change(days.with(at, { ...changed, date: day.date }))}
                onBlur={leave}
              />
            );
          })}
        </ul>
      )}
      <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
        Add special hours
      </Button>
      <RowError error={error} />
      <InfoConflictNote form={form} name="special_days" />
      <StateNote state={form.states.specialHours} />
    </div>
  );
}
