import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import type { LazyMenuHandover } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuItem } from '@placekeeper/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { holidayQueries } from '../../../data/holidays/queries.ts';
import { formatCalendarDate } from '../../../lib/text/format.ts';
import { comingDays } from '../../../widgets/hours/common-holidays.ts';
import { nationalDays, suggestedDays } from '../../../widgets/hours/national-days.ts';
import type { FormView } from '../form/form-view.ts';

interface HolidayMenuProps extends LazyMenuHandover {
  readonly control: FormView['control'];
  readonly today: string;
  /** Dates that have special hours. */
  readonly taken: readonly string[];
  readonly onChoose: (date: string) => void;
}

/** Common holidays, and those of the country of the address. */
export function HolidayMenu({ control, today, taken, onChoose, ...menu }: HolidayMenuProps) {
  const country = useWatch({ control, name: 'region_code' });
  const { data = {}, isPending } = useQuery(holidayQueries.between(today, addDays(today, 364)));
  const national = nationalDays(data, [{ region_code: country }], today);
  // Items that appear later would move those under the pointer.
  if (isPending) return null;
  return (
    <Menu {...menu}>
      {suggestedDays(comingDays(today), national, undefined).map(({ date, name }) => (
        <MenuItem
          key={date}
          disabledReason={taken.includes(date) ? 'Already has special hours' : undefined}
          onClick={() => onChoose(date)}
        >
          {`${name}, ${formatCalendarDate(date)}`}
        </MenuItem>
      ))}
    </Menu>
  );
}
