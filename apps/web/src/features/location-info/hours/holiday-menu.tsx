import type { LazyMenuHandover } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuItem } from '@placekeeper/ui/menu';
import { formatCalendarDate } from '../../../lib/text/format.ts';
import { comingDays } from '../../../widgets/hours/common-holidays.ts';

interface HolidayMenuProps extends LazyMenuHandover {
  readonly today: string;
  /** Dates that have special hours. */
  readonly taken: readonly string[];
  readonly onChoose: (date: string) => void;
}

export function HolidayMenu({ today, taken, onChoose, ...menu }: HolidayMenuProps) {
  return (
    <Menu {...menu}>
      {comingDays(today).map(({ date, name }) => (
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
