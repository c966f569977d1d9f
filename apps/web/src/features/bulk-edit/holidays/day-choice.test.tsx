import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { dayOn } from '../../../widgets/hours/common-holidays.ts';
import '../../../app.css';
import { DayChoice } from './day-choice.tsx';

const suggested = Array.from({ length: 8 }, (_, at) => ({
  ...dayOn(`2027-02-0${at + 1}`),
  name: `Holiday ${at + 1}`,
  within: { countries: ['US'], gaps: at },
}));

test('@BULK-1 national holidays are suggested with their country, the others on request', async () => {
  await page.viewport(1000, 800);
  const onAdd = vi.fn();
  await render(
    <DayChoice
      days={[dayOn('2026-12-25')]}
      suggested={suggested}
      today="2026-11-24"
      onAdd={onAdd}
      onLeaveOut={vi.fn()}
    />,
  );
  await expect.element(page.getByRole('button', { name: /^Holiday/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change dates' }).click();
  await page.getByRole('button', { name: 'Holiday 8 United States' }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(suggested[7]);
  await expect.element(page.getByRole('button', { name: /^Holiday 2/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '2 more holidays' }).click();
  await expect.element(page.getByRole('button', { name: /^Holiday 2/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Holiday 8/ })).toHaveFocus();
});

test('@BULK-1 a button shows the dates, and on a phone a suggestion with long names wraps within the panel', async () => {
  await page.viewport(390, 844);
  const countries = ['GB', 'AU', 'DE'];
  const long = {
    ...dayOn('2026-12-28'),
    name: 'Boxing Day (substitute day)',
    within: { countries, gaps: 1 },
  };
  await render(
    <DayChoice
      days={[dayOn('2026-12-25')]}
      suggested={[long]}
      today="2026-11-24"
      onAdd={vi.fn()}
      onLeaveOut={vi.fn()}
    />,
  );
  const added = page.getByRole('list', { name: 'Dates' }).getByRole('listitem');
  expect(added.query()).toBeNull();
  await page.getByRole('button', { name: 'Change dates' }).click();
  await expect.element(added).toBeVisible();
  const suggestion = page.getByRole('button', { name: /^Boxing Day/ }).element();
  const panel = page.getByRole('region', { name: 'Dates in this plan' }).element();
  expect(suggestion.getBoundingClientRect().right).toBeLessThanOrEqual(
    panel.getBoundingClientRect().right,
  );
});

test.for([390, 700, 1000])(
  '@BULK-1 the dates and the button are read in the order in which they are seen, %i px',
  async (width) => {
    await page.viewport(width, 800);
    await render(
      <DayChoice
        days={['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => dayOn(date))}
        suggested={suggested}
        today="2026-11-24"
        onAdd={vi.fn()}
        onLeaveOut={vi.fn()}
      />,
    );
    const button = page.getByRole('button', { name: /dates$/ });
    await button.click();
    await expect.element(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
    const places = page
      .getByRole('region', { name: 'Dates in this plan' })
      .getByRole('button', { name: /dates$|^Remove/ })
      .elements()
      .map((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const seen = places.toSorted((one, other) =>
      Math.abs(one.top - other.top) > 16 ? one.top - other.top : one.left - other.left,
    );
    expect(places).toEqual(seen);
  },
);
