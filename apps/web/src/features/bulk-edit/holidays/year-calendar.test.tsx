import type { PlanCoverage } from '@placekeeper/contracts/bulk/holiday-plan';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatWeekday } from '../../../lib/text/format.ts';
import { YearCalendar } from './year-calendar.tsx';
import '../../../app.css';

const today = '2026-11-20';
const counts = (count: number) => new Map([['GB', count]]);
const coverage: PlanCoverage = {
  locations: new Map([
    ['GB', 3],
    ['IE', 1],
  ]),
  days: new Map([
    ['2026-12-24', counts(1)],
    ['2026-12-25', new Map([...counts(2), ['IE', 1]])],
    ['2026-12-26', new Map([...counts(3), ['IE', 1]])],
    ['2025-12-24', counts(3)],
  ]),
};

function Calendar({
  first = ['2026-12-25'],
  onChange,
}: {
  readonly first?: readonly string[];
  readonly onChange?: (dates: readonly string[], chosen: boolean) => void;
}) {
  const [chosen, setChosen] = useState(first);
  return (
    <YearCalendar
      chosen={chosen}
      coverage={coverage}
      nameOf={(date) => (date === '2026-12-25' ? 'Christmas Day' : undefined)}
      today={today}
      onChange={(dates, isChosen) => {
        onChange?.(dates, isChosen);
        setChosen((known) =>
          isChosen ? [...known, ...dates] : known.filter((date) => !dates.includes(date)),
        );
      }}
    />
  );
}

const day = (date: string, text?: string) =>
  page.getByRole('button', {
    name: text === undefined ? new RegExp(`^${formatWeekday(date)}`) : formatWeekday(date) + text,
    exact: true,
  });

test('@BULK-1 each date says how many locations have special hours, and last year’s number', async () => {
  await render(<Calendar />);
  await expect.element(page.getByRole('table')).toHaveLength(12);
  await expect
    .element(day('2026-12-25', ', Christmas Day: 3 of 4 locations have special hours.'))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(day('2026-12-24', ': 1 of 4 locations has special hours. Last year: 3.'))
    .toHaveAttribute('data-set', '1');
  await expect.element(day('2026-12-26', ': 4 of 4 locations have special hours.')).toBeVisible();
  await expect.element(day('2026-12-27', ': 0 of 4 locations have special hours.')).toBeVisible();
});

test('@BULK-1 dates show no numbers until the locations are counted', async () => {
  await render(
    <YearCalendar
      chosen={[]}
      coverage={undefined}
      nameOf={() => undefined}
      today={today}
      onChange={() => undefined}
    />,
  );
  await expect.element(day('2026-12-24', '')).toBeVisible();
});

test('@BULK-1 a click adds a date or removes it, and past dates stay', async () => {
  const onChange = vi.fn();
  await render(<Calendar onChange={onChange} />);
  await userEvent.click(day('2026-12-24'));
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-24'], true);
  await userEvent.click(day('2026-12-24'));
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-24'], false);
  await expect.element(day('2026-11-19')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day('2026-11-19'), { force: true });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('@BULK-1 a drag adds the dates that are not in the plan', async () => {
  const onChange = vi.fn();
  await render(<Calendar onChange={onChange} />);
  await userEvent.dragAndDrop(day('2026-12-26'), day('2026-12-24'));
  expect(onChange.mock.calls).toEqual([[['2026-12-24', '2026-12-26'], true]]);
});

test('@BULK-1 a plan has at least one date and at most 20, which a note explains', async () => {
  const onChange = vi.fn();
  await render(<Calendar onChange={onChange} />);
  await userEvent.click(day('2026-12-25'));
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByText('Keep at least one date.')).toBeVisible();
  await userEvent.dragAndDrop(day('2026-12-01'), day('2026-12-31'));
  expect(onChange.mock.lastCall?.[0]).toHaveLength(19);
  await expect.element(page.getByText('A plan can have up to 20 dates.')).toBeVisible();
});

test('@BULK-1 arrow keys move between dates, also to another month', async () => {
  await render(<Calendar />);
  day('2026-11-20').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.element(day('2026-12-05')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(day('2026-12-31')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(day('2027-01-01')).toHaveFocus();
  await userEvent.keyboard('{PageUp}{Home}');
  await expect.element(day('2026-12-01')).toHaveFocus();
});

test.for(['ltr', 'rtl'])('@BULK-1 an arrow key moves in its direction, %s', async (dir) => {
  document.documentElement.dir = dir;
  await render(<Calendar />);
  const place = () => document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  day('2026-12-09').element().focus();
  const { x, y } = place();
  await userEvent.keyboard('{ArrowRight}');
  expect(place().x).toBeGreaterThan(x);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(place().x).toBeLessThan(x);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(place()).toMatchObject({ x });
  expect(place().y).toBeGreaterThan(y);
});

const tintOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;

/** The entry of the legend that has the colour of the date. */
function legendOf(date: string): string | undefined {
  const tint = tintOf(day(date).element());
  const entries = page.getByRole('listitem').elements().slice(0, 3);
  return entries.find(({ firstElementChild: swatch }) => tintOf(swatch) === tint)?.textContent;
}

test('@BULK-1 the colour of a date is that of its share in the legend', async () => {
  await render(<Calendar />);
  expect(legendOf('2026-12-24')).toBe('Under half have special hours');
  expect(legendOf('2026-12-25')).toBe('At least half');
  expect(legendOf('2026-12-26')).toBe('All');
  expect(legendOf('2026-12-27')).toBeUndefined();
});

test.each([
  [0, 0, undefined],
  [1, 1, 'All'],
  [25_000, 12_499, 'Under half have special hours'],
  [25_000, 12_500, 'At least half'],
  [25_000, 24_999, 'At least half'],
])('@BULK-1 of %i locations, %i have special hours: %s', async (locations, set, text) => {
  const of = (count: number) => new Map(count > 0 ? [['GB', count]] : []);
  await render(
    <YearCalendar
      chosen={[]}
      coverage={{ locations: of(locations), days: new Map([['2026-12-24', of(set)]]) }}
      nameOf={() => 'Holiday '.repeat(30)}
      today={today}
      onChange={() => undefined}
    />,
  );
  expect(legendOf('2026-12-24')).toBe(text);
});

test('@BULK-1 only a date with more special hours last year has a dot', async () => {
  await render(<Calendar />);
  const dotted = [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(
    ({ children }) => children.length > 0,
  );
  expect(dotted.map(({ dataset }) => dataset['day'])).toEqual(['2026-12-24']);
});
