import { describe, expect, test } from 'vitest';
import type { OpeningHoursInput, OpeningPeriod, SpecialPeriod } from '../model/opening-hours.ts';
import { specialPeriodError, validateOpeningHours } from './validate-opening-hours.ts';
import { openUntil, period } from '../testing/hours.ts';

const usual = [period('MONDAY', '09:00', '17:00')];

const errorsOf = (periods: OpeningPeriod[], special_periods: SpecialPeriod[] = []) => {
  const hours: OpeningHoursInput = { periods, special_periods };
  return validateOpeningHours(hours).map(([path]) => path.replace('opening_hours.', ''));
};

test('@DET-2 each error has its path and reason', () => {
  const messages = (hours: OpeningHoursInput) =>
    validateOpeningHours(hours).map(([, message]) => message);
  expect(
    messages({
      periods: [
        period('MONDAY', '09:00', '09:00'),
        period('TUESDAY', '17:00', '09:00'),
        period('FRIDAY', '09:00', '12:00'),
        period('FRIDAY', '11:00', '17:00'),
      ],
    }),
  ).toEqual([
    'Opening and closing times can’t be the same. For 24 hours, use midnight to midnight.',
    'Closing time must be within 24 hours of opening time.',
    'These hours overlap.',
  ]);
  expect(
    messages({ periods: [], special_periods: [{ start_date: '2026-12-25', closed: true }] }),
  ).toEqual(['Special hours require business hours. Add business hours first.']);
  const closed = { start_date: '2026-12-25', closed: true };
  expect(messages({ periods: usual, special_periods: [closed, closed] })).toEqual([
    'These special hours overlap with others on the same day.',
  ]);
  const late = {
    start_date: '2026-12-31',
    open_time: '18:00',
    end_date: '2027-01-01',
    close_time: '02:00',
  };
  const early = { start_date: '2027-01-01', open_time: '01:00', close_time: '10:00' };
  expect(messages({ periods: usual, special_periods: [late, early] })).toEqual([
    'These special hours overlap with those of another day.',
  ]);
  const same = { start_date: '2026-12-31', open_time: '09:00', close_time: '09:00' };
  expect(messages({ periods: usual, special_periods: [same] })).toEqual([
    'Opening and closing times can’t be the same. For 24 hours, use midnight to midnight.',
  ]);
});

test('@DET-2 omitted hours have no errors', () => {
  expect(validateOpeningHours({})).toEqual([]);
  expect(
    validateOpeningHours({ special_periods: [{ start_date: '2026-12-25', closed: true }] }),
  ).toEqual([]);
});

describe('@DET-2 weeks that the provider refuses', () => {
  test.each<[string, OpeningPeriod[], string[]]>([
    [
      'overlapping periods',
      [period('WEDNESDAY', '08:30', '12:30'), period('WEDNESDAY', '12:00', '17:30')],
      ['periods.1'],
    ],
    [
      'the same overlap the other way round',
      [period('WEDNESDAY', '12:00', '17:30'), period('WEDNESDAY', '08:30', '12:30')],
      ['periods.1'],
    ],
    [
      'a Monday morning that the night before runs into',
      [period('SUNDAY', '22:00', '01:00', 'MONDAY'), period('MONDAY', '00:00', '03:00')],
      ['periods.1'],
    ],
    ['a period that lasts no time', [period('MONDAY', '09:00', '09:00')], ['periods.0']],
    [
      'closing before opening, without an error on the other days',
      [
        period('MONDAY', '17:00', '09:00'),
        period('TUESDAY', '09:00', '17:00'),
        period('SUNDAY', '09:00', '17:00'),
      ],
      ['periods.0'],
    ],
    [
      'a period that lasts no time within another',
      [period('MONDAY', '10:00', '10:00'), period('MONDAY', '09:00', '17:00')],
      ['periods.0'],
    ],
    ['closing before opening', [period('MONDAY', '17:00', '09:00')], ['periods.0']],
    ['more than a day', [period('MONDAY', '09:00', '10:00', 'TUESDAY')], ['periods.0']],
    [
      'a night that runs into the next morning',
      [period('FRIDAY', '18:00', '02:00', 'SATURDAY'), period('SATURDAY', '01:00', '05:00')],
      ['periods.1'],
    ],
    [
      'a Sunday night that runs into Monday',
      [period('MONDAY', '00:00', '03:00'), period('SUNDAY', '22:00', '01:00', 'MONDAY')],
      ['periods.1'],
    ],
  ])('%s', (_, periods, errors) => {
    expect(errorsOf(periods)).toEqual(errors);
  });
});

describe('@DET-2 weeks that the provider accepts', () => {
  test.each<[string, OpeningPeriod[]]>([
    ['no hours at all', []],
    [
      'two periods with a break',
      [period('MONDAY', '09:00', '12:00'), period('MONDAY', '13:00', '18:00')],
    ],
    [
      'periods that touch',
      [period('MONDAY', '09:00', '12:00'), period('MONDAY', '12:00', '18:00')],
    ],
    [
      'periods that touch, the later one first',
      [period('MONDAY', '12:00', '18:00'), period('MONDAY', '09:00', '12:00')],
    ],
    ['the whole day', [period('MONDAY', '00:00', '24:00')]],
    [
      'past midnight',
      [period('FRIDAY', '18:00', '02:00', 'SATURDAY'), period('SATURDAY', '02:00', '05:00')],
    ],
    ['past midnight at the end of the week', [period('SUNDAY', '22:00', '01:00', 'MONDAY')]],
  ])('%s', (_, periods) => {
    expect(errorsOf(periods)).toEqual([]);
  });
});

describe('@DET-2 special days', () => {
  test.each([
    ['', 'Choose a date.'],
    ['2026-02-30', 'Enter a valid date.'],
  ])('the date %j: %s', (date, message) => {
    expect(specialPeriodError({ start_date: date, closed: true })).toBe(message);
  });

  test.each<[string, SpecialPeriod[], string[]]>([
    ['closed', [{ start_date: '2026-12-25', closed: true }], []],
    ['until the next morning', [openUntil('2026-11-23', '13:00', '2026-11-24', '11:59')], []],
    [
      'until noon of the next day',
      [openUntil('2026-11-23', '13:00', '2026-11-24', '12:00')],
      ['special_periods.0'],
    ],
    [
      'for 24 hours and into the next day',
      [openUntil('2026-11-23', '10:00', '2026-11-24', '10:00')],
      ['special_periods.0'],
    ],
    [
      'over two days',
      [openUntil('2026-11-23', '13:00', '2026-11-25', '09:00')],
      ['special_periods.0'],
    ],
    [
      'closing before opening on one day',
      [{ start_date: '2026-11-23', open_time: '13:00', close_time: '11:59' }],
      ['special_periods.0'],
    ],
    ['without times', [{ start_date: '2026-11-23' }], ['special_periods.0']],
    [
      'without a closing time',
      [{ start_date: '2026-11-23', open_time: '13:00' }],
      ['special_periods.0'],
    ],
    [
      'that last no time',
      [{ start_date: '2026-11-23', open_time: '13:00', close_time: '13:00' }],
      ['special_periods.0'],
    ],
    [
      'in two parts of one day',
      [
        { start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' },
        { start_date: '2026-12-24', open_time: '13:00', close_time: '15:00' },
        { start_date: '2026-12-24', open_time: '08:00', close_time: '09:00' },
      ],
      [],
    ],
    [
      'on different days',
      [
        { start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' },
        { start_date: '2026-12-31', open_time: '09:00', close_time: '13:00' },
        { start_date: '2026-12-26', closed: true },
      ],
      [],
    ],
    [
      'in the hours after a long night',
      [
        openUntil('2026-12-31', '18:00', '2027-01-01', '02:00'),
        { start_date: '2027-01-01', open_time: '01:00', close_time: '12:00' },
      ],
      ['special_periods.1'],
    ],
    [
      'on a day that does not exist',
      [{ start_date: '2026-02-30', closed: true }],
      ['special_periods.0'],
    ],
    [
      'overlapping',
      [
        { start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' },
        { start_date: '2026-12-24', open_time: '12:00', close_time: '15:00' },
      ],
      ['special_periods.1'],
    ],
    [
      'closed and open on one date',
      [
        { start_date: '2026-12-24', closed: true },
        { start_date: '2026-12-24', open_time: '12:00', close_time: '15:00' },
      ],
      ['special_periods.1'],
    ],
    [
      'closed after a long night',
      [
        openUntil('2026-12-31', '18:00', '2027-01-01', '02:00'),
        { start_date: '2027-01-01', closed: true },
      ],
      [],
    ],
  ])('%s', (_, special, errors) => {
    expect(errorsOf(usual, special)).toEqual(errors);
  });

  test('need regular hours', () => {
    expect(errorsOf([], [{ start_date: '2026-12-25', closed: true }])).toEqual(['special_periods']);
  });
});
