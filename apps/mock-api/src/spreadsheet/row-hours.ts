import { daysOfWeek, type DayOfWeek } from '@placekeeper/contracts/model/opening-hours';
import type { Profile, SpecialHourPeriod } from '../provider/profile.ts';
import { dayColumns } from './columns.ts';
import { parseDayHours, type Span } from './hours.ts';
import type { Row } from './row.ts';
import { parseSpecialHours } from './special-hours.ts';
import { overlappingDays, weekPeriods } from './week.ts';

export function readHours(row: Row): Pick<Profile, 'regularHours' | 'specialHours'> {
  const week = new Map<DayOfWeek, readonly Span[]>();
  let faults = false;
  for (const day of daysOfWeek) {
    const parsed = parseDayHours(row.cell(dayColumns[day]));
    if ('spans' in parsed) {
      week.set(day, parsed.spans);
    } else {
      faults = true;
      row.fail(dayColumns[day], parsed.fault);
    }
  }
  for (const day of overlappingDays(week)) row.fail(dayColumns[day], 'Opening hours overlap.');

  const specialHours = readSpecialHours(row);
  const regularHours = weekPeriods(week);
  if (specialHours.length > 0 && regularHours.length === 0 && !faults) {
    row.fail('Special hours', 'Special hours need regular hours.');
  }
  return { regularHours, specialHours };
}

function readSpecialHours(row: Row): readonly SpecialHourPeriod[] {
  const parsed = parseSpecialHours(row.cell('Special hours'));
  if ('periods' in parsed) return parsed.periods;
  row.fail('Special hours', parsed.fault);
  return [];
}
