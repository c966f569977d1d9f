import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import type { PlanAnswer } from '../../../data/bulk-edit/holiday-plans.ts';
import type { HolidaysByCountry } from '../../../data/holidays/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { Planner } from './planner.tsx';
import type { HolidayPlanDraft } from './use-plan.ts';

const { holidays, answer, requests } = vi.hoisted(() => ({
  requests: vi.fn<(request: object) => void>(),
  holidays: Promise.withResolvers<HolidaysByCountry>(),
  answer: Promise.withResolvers<PlanAnswer>(),
}));
vi.mock('../../../data/holidays/queries.ts', () => ({
  holidayQueries: {
    between: () => ({ queryKey: ['holidays'], queryFn: () => holidays.promise }),
  },
}));
vi.mock('../../../data/portfolio/portfolio.ts', async (original) => ({
  ...(await original<object>()),
  usePortfolio: () => ({ records: [{ region_code: 'GB' }, { region_code: null }] }),
}));
vi.mock('../../../data/bulk-edit/holiday-plans.ts', async (original) => ({
  ...(await original<object>()),
  holidayPlanQueries: {
    read: (request: object) => {
      requests(request);
      return { queryKey: ['plan'], queryFn: () => answer.promise };
    },
  },
}));

const plan: HolidayPlanDraft = {
  steps: [],
  dates: [],
  add: vi.fn(),
  leaveOut: vi.fn(),
  takeBack: vi.fn(),
  clear: vi.fn(),
};
const dates = page.getByRole('region', { name: 'Dates in this plan' });
const skeleton = page.getByText('Loading locations');

test('@SHELL-18 the planner appears together with the next holiday above it, so that it does not move', async () => {
  const element = <Planner plan={plan} state={{}} />;
  await renderScreen(element);
  await expect.element(skeleton).toBeInTheDocument();
  expect(dates.query()).toBeNull();

  answer.resolve({
    days: [],
    rows: [],
    coverage: { locations: new Map(), days: new Map() },
    matching: 1,
    similar: false,
    unknown: 0,
    unreadable: 0,
    planned: 0,
    filters: {},
    meta: { current_page: 1, last_page: 1, per_page: 25, total: 0, to: null },
  });
  await expect.poll(() => queryClient.getQueryData(['plan'])).toBeDefined();
  await expect.element(skeleton).toBeInTheDocument();
  expect(dates.query()).toBeNull();

  holidays.resolve({ GB: [{ name: 'Christmas Day', date: '2099-12-25' }] });
  await expect.element(dates).toBeVisible();
  expect(skeleton.query()).toBeNull();
});

test('@BULK-1 a phone shows the search and the filters on request', async () => {
  await page.viewport(390, 844);
  await renderScreen(<Planner plan={plan} state={{}} />);
  const fold = page.getByRole('button', { name: 'Search and filter' });
  const search = page.getByRole('search', { name: 'Filter locations' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  expect(search.query()).toBeNull();
  await fold.click();
  await expect.element(search).toBeVisible();
});

test('@BULK-1 the gaps of a public holiday are those in its countries', async () => {
  const [christmas, own] = ['2099-12-25', '2099-10-31'];
  await renderScreen(<Planner plan={plan} state={{ days: `${christmas}.${own}`, gaps: true }} />);
  await expect.element(dates).toBeVisible();
  expect(requests).toHaveBeenLastCalledWith(
    expect.objectContaining({
      gaps: true,
      dates: [
        { date: own, before: '2098-10-31' },
        { date: christmas, before: '2098-12-25', countries: ['GB'] },
      ],
    }),
  );
});

test('@BULK-1 a day that ends while the planner is open leaves the plan', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date(2099, 11, 24, 23, 59, 50),
  });
  const firstDay = () => {
    const { dates: asked = [] } = Object(requests.mock.lastCall?.[0]);
    return asked[0].date;
  };
  await renderScreen(<Planner plan={plan} state={{}} />);
  await expect.element(dates).toBeVisible();
  const shown = dates.element();
  expect(firstDay()).toBe('2099-12-24');
  vi.advanceTimersByTime(30_000);
  await expect.poll(firstDay).toBe('2099-12-25');
  expect(dates.element()).toBe(shown);
});
