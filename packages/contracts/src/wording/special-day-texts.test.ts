import { expect, test } from 'vitest';
import { specialDayTexts } from './special-day-texts.ts';

test('@UPD-8 each date has one text, with all its periods', () => {
  const texts = specialDayTexts(
    [
      { start_date: '2026-12-24', open_time: '10:00', close_time: '12:00' },
      { start_date: '2026-12-24', open_time: '14:00' },
      { start_date: '2026-12-25', closed: true },
      { start_date: '2026-12-26' },
      { start_date: '2026-12-27', close_time: '09:00' },
    ],
    (time) => time.replace(':', '.'),
  );
  expect(Object.fromEntries(texts)).toEqual({
    '2026-12-24': '10.00–12.00, 14.00–24.00',
    '2026-12-25': 'Closed',
    '2026-12-26': 'Open 24 hours',
    '2026-12-27': '00.00–09.00',
  });
});
