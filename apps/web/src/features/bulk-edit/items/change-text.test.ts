import { plainAddress as address } from '@placekeeper/contracts/testing/plain-profile';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatCalendarDate, localTime } from '../../../lib/text/format.ts';
import { staticText } from '../../../test/static-text.ts';
import { ChangeText } from './change-text.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('requestIdleCallback', () => 0);
});

const shown = (field: string, after: unknown): string =>
  staticText(
    createElement(ChangeText, { change: { field, before: undefined, after, error: null } }),
  );

test.for<[field: string, after: unknown, text: string]>([
  ['title', 'Harbour Books', 'Harbour Books'],
  ['title', null, 'Empty'],
  [
    'regularHours',
    [{ open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' }],
    `Monday ${localTime('09:00')}–${localTime('17:00')}, Tuesday to Sunday closed`,
  ],
  ['regularHours', [], 'Empty'],
  [
    'specialHours',
    [{ start_date: '2026-12-25', closed: true }],
    `${formatCalendarDate('2026-12-25')}: Closed`,
  ],
  ['storefrontAddress', address, '12 Harbour Street, Bristol BS1 4RN, United Kingdom'],
  ['latlng', { latitude: 51.4, longitude: -2.6 }, '51.40000, -2.60000'],
])('@BULK-1 the new %s is shown if the old one is unknown: %#', ([field, after, text]) => {
  expect(shown(field, after)).toBe(`Before: UnknownAfter: ${text}`);
});
