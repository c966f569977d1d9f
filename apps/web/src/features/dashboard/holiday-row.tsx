import { ButtonLink } from '@placekeeper/ui/button-link';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { Link } from 'react-router';
import type { HolidayGap } from '../../data/portfolio/holiday-facts.ts';
import { dayOf } from '../../lib/text/day-of.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { daysAhead } from '../../widgets/hours/days-ahead.ts';
import { AttentionRow } from './attention-row.tsx';

export function HolidayRow({ name, date, missing, countries }: HolidayGap) {
  const today = dayOf(new Date(useNow()).toISOString()) ?? date;
  const country = countries.length === 1 ? countries[0]?.country : undefined;
  const planner = { days: date, gaps: true, ...(country && { country }) };
  return (
    <AttentionRow
      tone="pending"
      action={
        <ButtonLink size="sm" render={<Link to={to('bulk-edit.holidays', {}, planner)} />}>
          Plan
        </ButtonLink>
      }
    >
      <strong>
        <bdi>{name}</bdi> is {daysAhead(today, date)}:
      </strong>{' '}
      {formatCount(missing, 'location')} {missing === 1 ? 'has' : 'have'} no special hours.
    </AttentionRow>
  );
}
