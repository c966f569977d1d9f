import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { countryName } from '@placekeeper/contracts/wording/country-name';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { holidayQueries } from '../../../data/holidays/queries.ts';
import {
  holidayFacts,
  type HolidayFacts,
  type HolidayGap,
} from '../../../data/portfolio/holiday-facts.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { daysAhead } from '../../../widgets/hours/days-ahead.ts';
import { formatCount, formatNumber, formatWeekday } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { Panel, panelLink } from './panel.tsx';

const days = 90;
const shown = 5;

interface HolidaysPanelProps {
  readonly records: readonly LocationRecord[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

export function HolidaysPanel({ records, today }: HolidaysPanelProps) {
  const read = useQuery(holidayQueries.between(today, addDays(today, days)));
  const { data } = read;
  const facts = useMemo(() => data && holidayFacts(records, data), [records, data]);
  const gaps = facts?.gaps.slice(0, shown) ?? [];
  return (
    <Panel
      action={
        gaps.length > 0 && (
          <Link className={panelLink} to={plannerOf(gaps.map(({ date }) => date))}>
            Plan holidays
          </Link>
        )
      }
      title="Holidays without special hours"
    >
      {facts && (
        <>
          {gaps.length > 0 ? (
            <ol className="-mt-1">
              {gaps.map((gap) => (
                <Gap
                  key={`${gap.date} ${gap.name}`}
                  countries={facts.countries}
                  gap={gap}
                  today={today}
                />
              ))}
            </ol>
          ) : (
            <p className="text-text-2">{emptyText(facts)}</p>
          )}
          <p className="mt-2 text-12 text-text-2">{notesOf(facts).join(' ')}</p>
        </>
      )}
      {!facts && read.error && <LoadFailed query={read}>Couldn’t load holidays.</LoadFailed>}
      {!facts && !read.error && (
        <SkeletonRegion className="grid h-32 content-start gap-3" label="Loading holidays">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </SkeletonRegion>
      )}
    </Panel>
  );
}

const plannerOf = (dates: readonly string[], country?: string): string =>
  to(
    'bulk-edit.holidays',
    {},
    { days: [...new Set(dates)].join('.'), gaps: true, ...(country && { country }) },
  );

const mostCountries = 3;

interface GapProps {
  readonly gap: HolidayGap;
  /** The number of countries with locations and known holidays. */
  readonly countries: number;
  readonly today: string;
}

function Gap({ gap: { date, name, missing, countries: all }, countries, today }: GapProps) {
  const named = all.slice(0, mostCountries);
  const more = all.length - named.length;
  const [only] = all;
  const isAlone = countries === 1 && only !== undefined;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-550">{name}</bdi>
        <span className="text-text-2">
          {' '}
          · {formatWeekday(date)}, {daysAhead(today, date)}
        </span>
      </span>
      <Link
        aria-label={`${formatCount(missing, 'location')} without special hours on ${name}`}
        className={`${panelLink} tabular-nums`}
        to={plannerOf([date], isAlone ? only.country : undefined)}
      >
        {formatCount(missing, 'location')}
      </Link>
      {!isAlone && (
        <ul className="col-span-full flex flex-wrap gap-x-4 text-12 text-text-2 tabular-nums">
          {named.map(({ country, missing: count }) => (
            <li key={country}>
              <Link
                aria-label={`${countryName(country)}: ${formatCount(count, 'location')} without special hours on ${name}`}
                className={panelLink}
                to={plannerOf([date], country)}
              >
                {countryName(country)}
              </Link>{' '}
              {formatNumber(count)}
            </li>
          ))}
          {more > 0 && <li>{formatCount(more, 'more country', 'more countries')}</li>}
        </ul>
      )}
    </li>
  );
}

function emptyText({ holidays, countries, unknown }: HolidayFacts): string {
  if (countries === 0)
    return 'Placekeeper doesn’t know the national holidays of your locations’ countries.';
  if (holidays === 0) return `No national holidays in the next ${days} days.`;
  return unknown > 0
    ? `All locations with business hours have special hours for the national holidays in the next ${days} days, as far as Placekeeper could check.`
    : `All locations with business hours have special hours for the national holidays in the next ${days} days.`;
}

const notesOf = ({ gaps, unknown, unplaced }: HolidayFacts): readonly string[] => [
  ...(gaps.length > shown
    ? [`${formatCount(gaps.length - shown, 'more holiday')} in the next ${days} days.`]
    : []),
  ...(unknown > 0 ? [`Special hours unknown for ${formatCount(unknown, 'location')}.`] : []),
  ...(unplaced > 0 ? [`Holidays unknown for ${formatCount(unplaced, 'location')}.`] : []),
  'Regional holidays aren’t included.',
];
