import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColumnsChart, type Column } from './columns-chart.tsx';
import '../../../app.css';

const series = [
  { key: 'kept', label: 'Kept', fill: 'fill-tag-rose', background: 'bg-tag-rose' },
  { key: 'open', label: 'To review', fill: 'fill-tag-amber', background: 'bg-tag-amber' },
];

const column = (day: string, kept: number, open: number): Column => ({
  day,
  total: kept + open,
  counts: { kept, open },
});

const show = (columns: readonly Column[]) =>
  render(
    <ColumnsChart
      columns={columns}
      dayText={(day) => day}
      label="Updates by day"
      renderAction={({ day }) => <a href={`#${day}`}>Show</a>}
      series={series}
    />,
  );

/** The height of each column part, with its day and series. */
const drawn = (container: Element) =>
  [...container.querySelectorAll<SVGRectElement>('rect[data-day]')].map((rect) => [
    rect.dataset['day'],
    rect.dataset['series'],
    rect.height.baseVal.value,
  ]);

test('@CARD-6 each column is as high as its number, stacked from the ground', async () => {
  const { container } = await show([
    column('2026-02-28', 2, 3),
    column('2026-03-01', 0, 0),
    column('2026-03-02', 0, 410),
  ]);
  expect(drawn(container)).toEqual([
    ['2026-02-28', 'kept', 2],
    ['2026-02-28', 'open', 3],
    ['2026-03-02', 'open', 410],
  ]);
  const [kept, open] = container.querySelectorAll<SVGRectElement>('rect[data-day]');
  const { height } = container.querySelector('svg')?.viewBox.baseVal ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(410);
  expect(kept?.y.baseVal.value).toBe(height - 2);
  expect(open?.y.baseVal.value).toBe(height - 5);
});

test('@CARD-6 without updates there are no columns, and the scale still has numbers', async () => {
  const { container } = await show([column('2026-03-01', 0, 0)]);
  expect(drawn(container)).toEqual([]);
  await expect.element(page.getByText('3', { exact: true })).toBeInTheDocument();
});

test('@CARD-6 the arrow keys select the days and announce their numbers', async () => {
  await show([column('2026-02-28', 2, 3), column('2026-03-01', 0, 0)]);
  await userEvent.tab();
  const slider = page.getByRole('slider', { name: 'Updates by day' });
  await expect.element(slider).toHaveFocus();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '2026-03-01: none.');
  await userEvent.keyboard('{ArrowLeft}');
  const text = '2026-02-28: 2 kept, 3 to review.';
  await expect.element(slider).toHaveAttribute('aria-valuetext', text);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Show' })).toBeVisible();
});

test('@CARD-6 the table has the days with numbers', async () => {
  await show([column('2026-02-28', 2, 3), column('2026-03-01', 0, 0)]);
  await userEvent.click(page.getByText('Show as a table'));
  const rows = page.getByRole('row');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(1)).toHaveTextContent('2026-02-2823');
});

test('@CARD-6 the painted columns have the heights of their numbers, whatever the scale', async () => {
  const { container } = await show([
    column('2026-03-01', 10, 0),
    column('2026-03-02', 500, 0),
    column('2026-03-03', 1000, 0),
  ]);
  const height = container.querySelector('svg')?.clientHeight ?? 0;
  const shares = [...container.querySelectorAll('rect[data-day]')].map(
    (rect) => rect.getBoundingClientRect().height / height,
  );
  expect(shares.map((share) => Math.round(share * 1000))).toEqual([10, 500, 1000]);
});

test('@CARD-6 a single day fills the chart', async () => {
  const { container } = await show([column('2026-03-01', 3, 0)]);
  const chart = container.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  const rect = container.querySelector('rect[data-day]')?.getBoundingClientRect() ?? new DOMRect();
  expect(rect.height).toBeCloseTo(container.querySelector('svg')?.clientHeight ?? 0, 0);
  expect(rect.left + rect.width / 2).toBeCloseTo(chart.left + chart.width / 2, 0);
});

test.for(['ltr', 'rtl'])(
  '@CARD-6 the left arrow key selects the day on the left, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    const { container } = await show([column('2026-02-28', 2, 3), column('2026-03-01', 0, 0)]);
    const centre = (selector: string) => {
      const { left, width } =
        container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return left + width / 2;
    };
    await userEvent.tab();
    await expect.element(page.getByText('2026-03-01: none.')).toBeVisible();
    const before = centre('rect.fill-hover');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByText('2026-02-28: 2 kept, 3 to review.')).toBeVisible();
    expect(centre('rect.fill-hover')).toBeLessThan(before);
    expect(centre('rect.fill-hover')).toBeCloseTo(centre('rect[data-day]'), 0);
  },
);

test.for(['ltr', 'rtl'])(
  '@CARD-6 the name of a month that began today is not cut and covers no other, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    await page.viewport(390, 800);
    const days = Array.from({ length: 90 }, (_, at) =>
      new Date(Date.UTC(2026, 8, 3 + at)).toISOString().slice(0, 10),
    );
    expect(days.at(-1)).toBe('2026-12-01');
    const { container } = await show(days.map((day) => column(day, 1, 0)));
    const box = container.getBoundingClientRect();
    let end = box.left;
    for (const month of ['Oct 2026', 'Nov', 'Dec']) {
      const { left, right } = page
        .getByText(month, { exact: true })
        .element()
        .getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(end);
      expect(right).toBeLessThanOrEqual(box.right);
      end = right;
    }
  },
);

test('@CARD-6 one update beside thousands is visible', async () => {
  const { container } = await show([column('2026-03-01', 1, 0), column('2026-03-02', 6000, 0)]);
  const [one, most] = container.querySelectorAll('rect[data-day]');
  expect(one?.getBoundingClientRect().height).toBeGreaterThanOrEqual(0.99);
  expect(most?.getBoundingClientRect().height).toBeCloseTo(143, 0);
});
