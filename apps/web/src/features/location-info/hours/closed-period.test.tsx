import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ClosedPeriod } from './closed-period.tsx';

const first = page.getByLabelText('First closed day');
const last = page.getByLabelText('Last closed day');
const add = page.getByRole('button', { name: 'Add closed days' });

test.each([
  ['2098-07-31', 'The last day is before the first.'],
  ['2098-10-02', 'The last day must be within 62 days of the first day.'],
])('@DET-2 @ERR-4 the last day %s is refused: %s', async (day, error) => {
  const onAdd = vi.fn<(dates: readonly string[]) => void>();
  await render(<ClosedPeriod onAdd={onAdd} />);
  await first.fill('2098-08-01');
  await last.fill(day);
  await add.click();
  await expect.element(last).toHaveAccessibleDescription(error);
  await expect.element(last).toHaveFocus();
  await expect.element(first).not.toBeInvalid();
  await last.fill('2098-08-03');
  await expect.element(last).not.toBeInvalid();
  await add.click();
  expect(onAdd.mock.calls).toEqual([[['2098-08-01', '2098-08-02', '2098-08-03']]]);
});

test('@DET-2 @ERR-4 a missing day and a day that does not exist are marked', async () => {
  await render(<ClosedPeriod onAdd={() => undefined} />);
  await add.click();
  await expect.element(first).toHaveAccessibleDescription('Choose the first day.');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('02302099');
  await add.click();
  await expect.element(first).toHaveAccessibleDescription('This date doesn’t exist.');
  await first.fill('2098-08-01');
  await add.click();
  await expect.element(last).toHaveAccessibleDescription('Choose the last day.');
});
