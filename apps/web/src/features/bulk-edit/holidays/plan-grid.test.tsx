import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dayOn } from '../../../widgets/hours/common-holidays.ts';
import { firstBrush } from './day-brush.ts';
import { PlanGrid } from './plan-grid.tsx';

const day = dayOn('2026-12-25');
const row = {
  location: { id: LocationId.parse(1), name: 'Harbour Coffee', store_code: null },
  has_regular_hours: true,
  cells: [{ date: day.date, usual: [], current: [], planned: null, before: [] }],
};
const answer = {
  rows: [row],
  matching: 1,
  unknown: 0,
  unreadable: 0,
  planned: 0,
  filters: {},
  meta: { current_page: 1, last_page: 1, per_page: 25, total: 1, to: 1 },
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

test('@BULK-1 a day claims nothing about its gaps until they are counted', async () => {
  const { rerender } = await render(grid());
  const fill = page.getByRole('columnheader', { name: /Christmas Day/ }).getByRole('button');
  await expect.element(fill).toHaveTextContent('Counting…');
  await expect.element(fill).toHaveAttribute('aria-disabled', 'true');
  await rerender(grid(1));
  await expect.element(fill).toHaveTextContent('Fill 1 missing');
  await rerender(grid(0));
  await expect.element(fill).toHaveTextContent('All set');
});
