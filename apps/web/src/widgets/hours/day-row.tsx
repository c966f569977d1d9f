import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { SelectField, type SelectOption } from '@placekeeper/ui/select-field';
import { Plus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { withMode, withPeriod, type DayHours, type DayMode } from './period-text.ts';
import { PeriodsEditor } from './periods-editor.tsx';

const modes: readonly SelectOption<DayMode>[] = [
  { value: 'hours', label: 'Open' },
  { value: 'all-day', label: 'Open 24 hours' },
  { value: 'closed', label: 'Closed' },
];

/** On wide screens, rows are single lines that share the columns of their list, so that the buttons follow the longest times. */
export const dayList =
  'gap-x-2 sm:grid sm:grid-cols-[fit-content(11rem)_8.5rem_auto_auto] sm:justify-start';

const onWide = 'gap-x-2 sm:col-span-full sm:grid-cols-subgrid';

/** The grid of a row on narrow screens. */
const layouts = {
  weekday: {
    row: `${onWide} grid-cols-[5.25rem_1fr_auto]`,
    mode: '',
    times: 'max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2',
    actions: 'max-sm:col-start-3 max-sm:row-start-1',
  },
  date: {
    row: `${onWide} grid-cols-[1fr_auto] border-line max-sm:not-last:border-b max-sm:not-last:pb-4`,
    mode: 'max-sm:row-start-2',
    times: 'max-sm:col-span-2 max-sm:row-start-3',
    actions: 'max-sm:col-start-2 max-sm:row-start-1',
  },
} as const;

interface DayRowProps {
  readonly kind: keyof typeof layouts;
  readonly name: string;
  /** The row's heading: a weekday's name or the date field. */
  readonly head: ReactNode;
  readonly nextDay: string;
  readonly day: DayHours;
  readonly errors: Readonly<Record<number, string | undefined>>;
  readonly actions?: ReactNode;
  readonly onChange: (day: DayHours) => void;
  readonly onBlur: () => void;
}

export function DayRow({
  kind,
  name,
  head,
  nextDay,
  day,
  errors,
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
  const layout = layouts[kind];
  return (
    <li data-day aria-label={name} className={cn('grid items-start gap-y-2 py-1.5', layout.row)}>
      <div className="flex min-h-control items-center">{head}</div>
      <SelectField
        className={layout.mode}
        label={`${name} opening`}
        labelHidden
        size="md"
        options={modes}
        value={day.mode}
        onValueChange={(mode) => onChange(withMode(day, mode))}
        onBlur={onBlur}
      />
      <div className={cn('max-sm:empty:hidden', layout.times)}>
        {day.mode === 'hours' && (
          <PeriodsEditor
            name={name}
            day={day}
            errors={errors}
            nextDay={nextDay}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      </div>
      <div className={cn('flex justify-end', layout.actions)}>
        {day.mode === 'hours' && (
          <IconButton icon={<Plus aria-hidden />} label={`Add hours on ${name}`} onClick={add} />
        )}
        {actions}
      </div>
    </li>
  );
}
