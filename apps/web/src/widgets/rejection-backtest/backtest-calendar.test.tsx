import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { formatCalendarDate } from '../../lib/text/format.ts';
import { BacktestCalendar } from './backtest-calendar.tsx';
import type { BacktestDay } from './backtest-days.ts';
import '../../app.css';

/** 90 days from Wednesday, 26 August 2026. */
const days = Array.from({ length: 90 }, (_, at): BacktestDay => {
  const day = addDays('2026-08-26', at);
  return { day, rejected: at % 30 === 0 ? 2 : 0, disputed: at === 60 ? 1 : 0 };
});

const dots = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-day]')];

test('@LSET-1 each day is one dot in the row of its weekday', async () => {
  const { container } = await render(<BacktestCalendar days={days} undated={0} isComplete />);
  const top = dots(container)[5]?.getBoundingClientRect().top ?? 0;
  const rows = dots(container).map((dot) => (dot.getBoundingClientRect().top - top) / 14);
  expect(rows).toEqual(days.map(({ day }) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  const marked = dots(container).filter(({ dataset }) => dataset['kind'] !== 'none');
  expect(marked.map(({ dataset }) => `${dataset['day']} ${dataset['kind']}`)).toEqual([
    '2026-08-26 rejected',
    '2026-09-25 rejected',
    '2026-10-25 disputed',
  ]);
});

test('@LSET-1 the counts equal the numbers of dots, and cover only the updates that were read', async () => {
  const { rerender } = await render(<BacktestCalendar days={days} undated={1} isComplete />);
  const lines = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent);
  expect(lines()).toEqual([
    '2 days with changes to reject',
    '1 day with a change that you or your team accepted or dismissed',
    '87 days without a change to reject',
    '1 change without a date in this period',
  ]);
  await rerender(<BacktestCalendar days={days.slice(1, 3)} undated={0} isComplete={false} />);
  expect(lines()).toEqual(['2 days without a change to reject so far']);
});

test('@LSET-1 a period without days has no dots', async () => {
  const { container } = await render(<BacktestCalendar days={[]} undated={0} isComplete />);
  expect(dots(container)).toEqual([]);
});

test.for(['ltr', 'rtl'])(
  '@LSET-1 the first and the last day are above their dates, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    const { container } = await render(<BacktestCalendar days={days} undated={0} isComplete />);
    const middle = (element: Element | null | undefined) => {
      const { left, width } = element?.getBoundingClientRect() ?? new DOMRect();
      return left + width / 2;
    };
    const [first, last] = [dots(container)[0], dots(container).at(-1)];
    const [from, to] = container.querySelector('p')?.children ?? [];
    expect(from?.textContent).toBe(formatCalendarDate('2026-08-26'));
    expect(Math.sign(middle(last) - middle(first))).toBe(dir === 'rtl' ? -1 : 1);
    expect(Math.sign(middle(to) - middle(from))).toBe(dir === 'rtl' ? -1 : 1);
  },
);
