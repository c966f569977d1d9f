import type { SelectOption } from '@placekeeper/ui/select-field';
import { SelectField } from '@placekeeper/ui/select-field';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Plus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { focusAfter } from '../focus-after.ts';
import { withMode, withPeriod, type DayHours, type DayMode } from './period-text.ts';
import { PeriodsEditor } from './periods-editor.tsx';

const modes: readonly SelectOption<DayMode>[] = [
  { value: 'hours', label: 'Open' },
  { value: 'all-day', label: 'Open 24 hours' },
  { value: 'closed', label: 'Closed' },
];

interface DayRowProps {
  readonly name: string;
  /** What stands at the head of the row: the day's name, or the box for its date. */
  readonly head: ReactNode;
  readonly nextDay: string;
  readonly day: DayHours;
  readonly faults: Readonly<Record<number, string | undefined>>;
  readonly actions?: ReactNode;
  readonly onChange: (day: DayHours) => void;
  readonly onBlur: () => void;
}

export function DayRow({
  name,
  head,
  nextDay,
  day,
  faults,
  actions,
  onChange,
  onBlur,
}: DayRowProps) {
  const add = ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('[data-day]');
    const before = row?.querySelectorAll('input[inputmode]').length ?? 0;
    focusAfter(
      () => onChange(withPeriod(day)),
      () => row?.querySelectorAll('input[inputmode]')[before],
    );
  };
  return (
    <li
      data-day
      aria-label={name}
      className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 py-1.5 sm:grid-cols-[var(--head)_8.5rem_1fr_auto]"
    >
      <div className="flex min-h-control items-center">{head}</div>
      <SelectField
        className="max-sm:col-start-1 max-sm:row-start-2"
        label={`${name} opening`}
        labelHidden
        size="md"
        options={modes}
        value={day.mode}
        onValueChange={(mode) => onChange(withMode(day, mode))}
        onBlur={onBlur}
      />
      <div className="max-sm:col-span-2 max-sm:row-start-3 max-sm:empty:hidden">
        {day.mode === 'hours' && (
          <PeriodsEditor
            name={name}
            day={day}
            faults={faults}
            nextDay={nextDay}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      </div>
      <div className="flex justify-end max-sm:col-start-2 max-sm:row-start-2">
        {day.mode === 'hours' && (
          <IconButton icon={<Plus aria-hidden />} label={`Add hours on ${name}`} onClick={add} />
        )}
        {actions}
      </div>
    </li>
  );
}
