import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatWeekday } from '../../../lib/text/format.ts';
import { dayOn } from '../../../widgets/hours/common-holidays.ts';
import { firstBrush } from './day-brush.ts';
import '../../../app.css';
import { PlanGrid } from './plan-grid.tsx';

const day = dayOn('2026-12-25');
const row = (id: number, name: string) => ({
  location: { id: LocationId.parse(id), name, store_code: null },
  has_regular_hours: true,
  cells: [dayOn('2026-12-24'), day].map(({ date }) => ({
    date,
    usual: [],
    current: [],
    planned: null,
    before: [],
  })),
});
const answer = {
  rows: [row(1, 'Harbour Coffee'), row(2, 'Harbour Tea'), row(3, 'Harbour Bakery')],
  coverage: { locations: new Map(), days: new Map() },
  matching: 3,
  similar: false,
  unknown: 0,
  unreadable: 0,
  planned: 0,
  filters: {},
  meta: { current_page: 1, last_page: 1, per_page: 25, total: 3, to: 3 },
};
const grid = (gaps?: number) => (
  <PlanGrid
    answer={{
      ...answer,
      days: gaps === undefined ? [] : [{ date: day.date, gaps, before: 0 }],
    }}
    brush={firstBrush}
    days={[day]}
    onFill={() => undefined}
    onPaint={() => undefined}
  />
);

test('@BULK-1 a day shows no number of gaps until the gaps are counted', async () => {
  const { rerender } = await render(grid());
  const fill = page.getByRole('columnheader', { name: /Christmas Day/ }).getByRole('button');
  await expect.element(fill).toHaveTextContent('Counting…');
  await expect.element(fill).toHaveAttribute('aria-disabled', 'true');
  await rerender(grid(1));
  await expect.element(fill).toHaveTextContent('Set at 1 location');
  await rerender(grid(0));
  await expect.element(fill).toHaveTextContent('None missing');
});

test('@BULK-1 a drag paints all cells that it covers, once', async () => {
  const onPaint = vi.fn();
  const days = [dayOn('2026-12-24'), day];
  await render(
    <PlanGrid
      answer={{ ...answer, days: [] }}
      brush={firstBrush}
      days={days}
      onFill={() => undefined}
      onPaint={onPaint}
    />,
  );
  const cell = (name: string, date: string) =>
    page.getByRole('button', { name: `${name}, ${formatWeekday(date)}: Not set` });
  await userEvent.dragAndDrop(
    cell('Harbour Coffee', '2026-12-24'),
    cell('Harbour Tea', '2026-12-25'),
  );
  expect(onPaint.mock.calls).toEqual([[days, [1, 2]]]);
  await userEvent.click(cell('Harbour Bakery', '2026-12-25'));
  expect(onPaint).toHaveBeenLastCalledWith([day], [3]);
  expect(onPaint).toHaveBeenCalledTimes(2);
});

test('@BULK-1 the hours of the previous year do not widen their column', async () => {
  await page.viewport(600, 600);
  const days = [dayOn('2026-12-24'), day];
  const [first, ...rest] = answer.rows;
  const before = [
    {
      start_date: '2025-12-25',
      end_date: '2025-12-25',
      closed: false,
      open_time: '11:00',
      close_time: '16:00',
    },
  ];
  const cells = first?.cells.map((cell) => (cell.date === day.date ? { ...cell, before } : cell));
  await render(
    <PlanGrid
      answer={{ ...answer, rows: first && cells ? [{ ...first, cells }, ...rest] : [], days: [] }}
      brush={firstBrush}
      days={days}
      onFill={() => undefined}
      onPaint={() => undefined}
    />,
  );
  await expect.element(page.getByText(/Last year: 11:00/)).toBeVisible();
  const [, ...widths] = page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.getBoundingClientRect().width);
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(6);
});

test('@BULK-1 a holiday of one country fills only its locations', async () => {
  const onFill = vi.fn();
  const column = { ...day, within: { countries: ['US'], gaps: 2 } };
  await render(
    <PlanGrid
      answer={{ ...answer, days: [{ date: day.date, gaps: 3, before: 0 }] }}
      brush={firstBrush}
      days={[column]}
      onFill={onFill}
      onPaint={() => undefined}
    />,
  );
  await page.getByRole('button', { name: /^Set at 2 locations \(United States\)/ }).click();
  expect(onFill.mock.calls).toEqual([[column]]);
});

test.each([
  [{ within: { countries: [], gaps: 0 } }, 'No public holiday'],
  [{ isUnplaced: true as const }, 'Countries not loaded'],
])('@BULK-1 a holiday without known countries fills nothing: %j', async (place, label) => {
  const onFill = vi.fn();
  await render(
    <PlanGrid
      answer={{ ...answer, days: [{ date: day.date, gaps: 3, before: 0 }] }}
      brush={firstBrush}
      days={[{ ...day, ...place }]}
      onFill={onFill}
      onPaint={() => undefined}
    />,
  );
  const button = page.getByRole('button', { name: label });
  await button.click({ force: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(onFill).not.toHaveBeenCalled();
});

test.for(['ltr', 'rtl'])('@BULK-1 an arrow key moves in its direction, %s', async (dir) => {
  document.documentElement.dir = dir;
  await render(
    <PlanGrid
      answer={{ ...answer, days: [] }}
      brush={firstBrush}
      days={[dayOn('2026-12-24'), day]}
      onFill={() => undefined}
      onPaint={() => undefined}
    />,
  );
  const x = () => document.activeElement?.getBoundingClientRect().x ?? 0;
  page
    .getByRole('row', { name: /Harbour Tea/ })
    .getByRole('button')
    .first()
    .element()
    .focus();
  const start = x();
  await userEvent.keyboard('{ArrowRight}');
  expect(x()).toBeGreaterThan(start);
});

test('@BULK-1 the countries of a holiday do not widen its column', async () => {
  await page.viewport(1280, 800);
  const countries = ['GB', 'AU', 'DE'];
  const days = [dayOn('2026-12-24'), { ...day, within: { countries, gaps: 1 } }];
  await render(
    <PlanGrid
      answer={{ ...answer, days: days.map(({ date }) => ({ date, gaps: 1, before: 0 })) }}
      brush={firstBrush}
      days={days}
      onFill={() => undefined}
      onPaint={() => undefined}
    />,
  );
  await expect.element(page.getByText(/3 countries$/)).toBeVisible();
  const [eve = 0, christmas = 0] = page
    .getByRole('columnheader', { name: /Christmas/ })
    .elements()
    .map((header) => header.getBoundingClientRect().width);
  expect(christmas).toBeLessThan(eve * 1.05);
});

test('@BULK-1 no cell can be painted while the custom hours are invalid', async () => {
  const onPaint = vi.fn();
  await render(
    <PlanGrid
      answer={{ ...answer, days: [] }}
      brush={{ ...firstBrush, kind: 'open', opens: '10:00', closes: '' }}
      days={[day]}
      onFill={() => undefined}
      onPaint={onPaint}
    />,
  );
  const cells = page.getByRole('gridcell').getByRole('button');
  await expect.element(cells.first()).toHaveAttribute('aria-disabled', 'true');
  await cells.first().click({ force: true });
  await userEvent.dragAndDrop(cells.nth(0), cells.nth(2));
  expect(onPaint).not.toHaveBeenCalled();
});
