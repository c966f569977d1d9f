import { beforeEach, expect, test, vi } from 'vitest';
import { holidayPlanQueries } from './holiday-plans.ts';
import { queryClient } from '../api/query-client.ts';

const monday = {
  open_day: 'MONDAY',
  open_time: '09:00',
  close_day: 'MONDAY',
  close_time: '17:00',
};
const rows = [
  { id: 1, name: 'Known', opening_hours: { periods: [monday], special_periods: [] } },
  { id: 2, name: 'No hours', opening_hours: null },
  { id: 3, name: 'No special hours', opening_hours: { periods: [monday] } },
  { id: 4, name: 'Unread', opening_hours: { periods: [monday], special_periods: 'none' } },
  { id: 5, name: 'Not said' },
  { name: 'No id' },
];

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' });
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: rows,
      meta: { current_page: 1, last_page: 1, per_page: 100, total: 6, to: 6 },
    }),
  );
});

test('a plan leaves out the locations whose special hours are unknown, and counts them @BULK-1 @UPD-9', async () => {
  const answer = await queryClient.fetchQuery(
    holidayPlanQueries.read({ dates: [{ date: '2026-12-25', before: '2025-12-25' }] }),
  );
  expect(answer.rows.map(({ location }) => location.name)).toEqual(['Known', 'No hours']);
  expect(answer).toMatchObject({ matching: 2, unknown: 3, unreadable: 1 });
});
