import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import type { updates } from '@placekeeper/contracts/endpoints/updates';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '../../lib/text/calendar-day.ts';
import { pageOfDays, totalsOfDays, withAdjacentDays } from './local-days.ts';

beforeEach(() => void vi.stubEnv('TZ', 'America/Los_Angeles'));
const answer = (times: readonly (string | undefined)[]): SuccessOf<typeof updates.list> => ({
  google_updates: times.map((created_at, at) => ({
    id: GoogleUpdateId.parse(at + 1),
    location: { id: LocationId.parse(7) },
    field_name: 'title',
    created_at,
  })),
  total_locations: 1,
  meta: { current_page: 1, last_page: 1, per_page: 1000, total: times.length, to: times.length },
});

test('@UPD-6 a day is in the browser’s time zone', () => {
  expect(dayOf('2026-11-23T06:00:00Z')).toBe('2026-11-22');
  expect(dayOf('never')).toBeNull();
});

test('@UPD-6 the request includes one more day on each side', () => {
  expect(withAdjacentDays({ start_date: '2026-03-01', active: false })).toEqual({
    start_date: '2026-02-28',
    active: false,
  });
  expect(withAdjacentDays({ end_date: '2025-12-31' })).toEqual({ end_date: '2026-01-01' });
});

test('@UPD-6 only updates of the user’s days are listed and counted; one without a time stays', () => {
  const times = [
    '2026-11-24T09:00:00Z',
    '2026-11-24T06:00:00Z',
    '2026-11-23T09:00:00Z',
    '2026-11-23T06:00:00Z',
    undefined,
  ];
  const days = { start_date: '2026-11-23', end_date: '2026-11-23' };
  const page = pageOfDays([answer(times)], { ...days, number: 1, size: 2 });
  expect(page.google_updates.map(({ id }) => id)).toEqual([2, 3]);
  expect(page.meta).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3, to: 2 });
  expect(page.total_locations).toBe(1);
});

test('@UPD-2 @UPD-6 the totals are those of the user’s days, and each ignores its own filter', () => {
  const { google_updates: found, ...rest } = answer([
    '2026-11-24T06:00:00Z',
    '2026-11-23T09:00:00Z',
    '2026-11-23T09:00:00Z',
    '2026-11-23T06:00:00Z',
  ]);
  const updates = found.map((update, at) => ({
    ...update,
    type: at === 2 ? 'ownerManager' : 'google',
    field_name: at === 1 ? 'websiteUri' : 'title',
  }));
  const answers = [{ ...rest, google_updates: updates }];
  const days = { start_date: '2026-11-23', end_date: '2026-11-23' };
  const byField = { title: 2, websiteUri: 1 };
  expect(totalsOfDays(answers, days)).toEqual({
    change_source_totals: { all: 3, google: 2, ownerManager: 1 },
    field_totals: byField,
  });
  expect(totalsOfDays(answers, { ...days, field_names: ['title'] })).toEqual({
    change_source_totals: { all: 2, google: 1, ownerManager: 1 },
    field_totals: byField,
  });
  expect(totalsOfDays(answers, { ...days, change_source: 'google' })).toEqual({
    change_source_totals: { all: 3, google: 2, ownerManager: 1 },
    field_totals: { title: 1, websiteUri: 1 },
  });
});
