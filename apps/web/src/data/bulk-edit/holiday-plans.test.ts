import { LocationId } from '@placekeeper/contracts/core/id';
import { period } from '@placekeeper/contracts/testing/hours';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holidayPlanQueries, type PlanStep } from './holiday-plans.ts';
import { queryClient } from '../api/query-client.ts';

const monday = period('MONDAY', '09:00', '17:00');
interface Row {
  readonly name: string;
}
let rows: readonly Row[];
let calls: string[];
const uneven = [
  { id: 1, name: 'Known', opening_hours: { periods: [monday], special_periods: [] } },
  { id: 2, name: 'No hours', opening_hours: null },
  { id: 3, name: 'No special hours', opening_hours: { periods: [monday] } },
  { id: 4, name: 'Unread', opening_hours: { periods: [monday], special_periods: 'none' } },
  { id: 5, name: 'Not said' },
  { name: 'No id' },
];

function rowsFor(address: string): readonly Row[] {
  const search = new URL(address, 'https://platform.example').searchParams.get('search') ?? '';
  return rows.filter(({ name }) => name.toLowerCase().includes(search));
}

beforeEach(() => {
  rows = uneven;
  calls = [];
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' });
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    const data = rowsFor(address);
    const { length } = data;
    return Response.json({
      data,
      meta: { current_page: 1, last_page: 1, per_page: 100, total: length, to: length },
    });
  });
});

test('a plan leaves out the locations whose special hours are unknown, and counts them @BULK-1 @UPD-9', async () => {
  const answer = await queryClient.fetchQuery(
    holidayPlanQueries.read({ dates: [{ date: '2026-12-25', before: '2025-12-25' }] }),
  );
  expect(answer.rows.map(({ location }) => location.name)).toEqual(['Known', 'No hours']);
  expect(answer).toMatchObject({ matching: 2, unknown: 3, unreadable: 1 });
});

describe('@BULK-1 a plan of thirty locations', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    name: `Shop ${String(index + 1).padStart(2, '0')}`,
    opening_hours: { periods: [monday], special_periods: [] },
  }));
  const dates = [{ date: '2026-12-25', before: '2025-12-25' }];
  const read = (request: Partial<Parameters<typeof holidayPlanQueries.read>[0]>) =>
    page.client.fetchQuery(page.queries.read({ dates, ...request }));
  const step = (plan: PlanStep['plan']): PlanStep => ({
    selection: { mode: 'ids', locations: [LocationId.parse(2), LocationId.parse(99)] },
    date: '2026-12-25',
    plan,
  });

  let page: { client: typeof queryClient; queries: typeof holidayPlanQueries };

  beforeEach(async () => {
    rows = many;
    vi.resetModules();
    const [plans, { queryClient: client }] = await Promise.all([
      import('./holiday-plans.ts'),
      import('../api/query-client.ts'),
    ]);
    page = { client, queries: plans.holidayPlanQueries };
  });

  test('says that its locations are only similar to the search', async () => {
    rows = many.map((row) => ({ ...row, name: 'Lavender House' })).slice(0, 1);
    expect(await read({ search: 'lavender' })).toMatchObject({ matching: 1, similar: false });
    expect(await read({ search: 'lavendr' })).toMatchObject({ matching: 1, similar: true });
  });

  test('reads each location once', async () => {
    await read({});
    expect(calls.filter((address) => address.includes('/locations/list'))).toHaveLength(1);
  });

  test('is shown 25 at a time', async () => {
    const first = await read({});
    expect(first.rows).toHaveLength(25);
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 25, total: 30, to: 25 });
    const last = await read({ page: { number: 2 } });
    expect(last.rows.map(({ location }) => location.name)).toEqual([
      'Shop 26',
      'Shop 27',
      'Shop 28',
      'Shop 29',
      'Shop 30',
    ]);
    expect(last.meta).toEqual({ current_page: 2, last_page: 2, per_page: 25, total: 30, to: 30 });
  });

  test('applies each step to the hours of the existing locations', async () => {
    const answer = await read({ steps: [step({ type: 'closed' })] });
    expect(answer).toMatchObject({ planned: 1, matching: 30, days: [{ gaps: 29 }] });
    expect(answer.rows[1]?.cells[0]?.planned).toEqual([{ start_date: '2026-12-25', closed: true }]);
    expect(answer.rows[0]?.cells[0]?.planned).toBeNull();
    const gaps = await read({ steps: [step({ type: 'closed' })], gaps: true });
    expect(gaps.meta.total).toBe(30);
    expect(gaps.matching).toBe(30);
  });

  test('applies a step to all locations that match a filter', async () => {
    const filtered: PlanStep = {
      selection: { mode: 'matching', search: 'shop 0' },
      date: '2026-12-25',
      plan: { type: 'closed' },
    };
    expect((await read({ steps: [filtered] })).planned).toBe(9);
  });

  test('has an empty page if no location matches', async () => {
    const { meta, matching } = await read({ search: 'bakery' });
    expect(matching).toBe(0);
    expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 25, total: 0, to: null });
  });

  test('names the invalid step', async () => {
    const steps = [step({ type: 'closed' }), { ...step({ type: 'closed' }), date: '2026-02-30' }];
    await expect(read({ steps })).rejects.toMatchObject({
      kind: 'validation',
      fields: { 'steps.1.plan': [expect.any(String)] },
    });
  });
});
