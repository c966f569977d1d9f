import { useNow } from '@placekeeper/ui/hooks/use-now';
import { Link } from 'react-router';
import type { HolidayGap } from '../../data/portfolio/holiday-facts.ts';
import { dayOf } from '../../lib/text/day-of.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { daysAhead } from '../../widgets/hours/days-ahead.ts';

export function HolidayNote({ name, date, missing, countries }: HolidayGap) {
  const today = dayOf(useNow()) ?? date;
  const country = countries.length === 1 ? countries[0]?.country : undefined;
  const planner = { days: date, gaps: true, ...(country && { country }) };
  return (
    <p className="text-text-2">
      <strong className="font-600 text-text">
        <bdi>{name}</bdi> is {daysAhead(today, date)}:
      </strong>{' '}
      <Link
        className="text-accent-text underline underline-offset-3"
        to={to('bulk-edit.holidays', {}, planner)}
      >
        {formatCount(missing, 'location')}
      </Link>{' '}
      {missing === 1 ? 'has' : 'have'} no special hours.
    </p>
  );
}
