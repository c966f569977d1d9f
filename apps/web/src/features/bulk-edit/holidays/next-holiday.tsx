import { countryName } from '@placekeeper/contracts/wording/country-name';
import { Button } from '@placekeeper/ui/button';
import { daysAhead } from '../../../widgets/hours/days-ahead.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import type { NextGap } from '../../../widgets/hours/national-days.ts';

interface NextHolidayProps {
  readonly gap: NextGap;
  readonly today: string;
  /** Undefined if the plan already includes the date. */
  readonly onAdd: (() => void) | undefined;
}

const mostNamed = 3;

export const placesText = (countries: readonly string[]): string =>
  countries.length > mostNamed
    ? formatCount(countries.length, 'country', 'countries')
    : formatList(countries.map(countryName));

export function NextHoliday({ gap: { day, locations, missing }, today, onAdd }: NextHolidayProps) {
  const { name, date, countries } = day;
  return (
    <>
      <p>
        <bdi className="font-550">{name}</bdi> ({placesText(countries)}) is {daysAhead(today, date)}
        : {missing < locations && `${formatNumber(missing)} of `}
        {formatCount(locations, 'location')} there {missing === 1 ? 'has' : 'have'} no special
        hours.
      </p>
      {onAdd && (
        <Button size="sm" onClick={onAdd}>
          Add to plan
        </Button>
      )}
    </>
  );
}
