import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { DayHours } from './period-text.ts';
import { PeriodsEditor } from './periods-editor.tsx';

interface MondayProps {
  readonly error?: string;
  readonly open?: string;
}

function Monday({ error, open = '' }: MondayProps) {
  const [day, setDay] = useState<DayHours>({
    mode: 'hours',
    periods: [{ open, close: open && '17:00' }],
  });
  return (
    <PeriodsEditor
      name="Monday"
      day={day}
      errors={{ 0: error }}
      nextDay="Tue"
      onChange={setDay}
      onBlur={() => undefined}
    />
  );
}

const closes = page.getByLabelText('Monday closes');
const question = page.getByText(/^Did you mean 5:00 PM/);

test('@DET-2 hours from 9 to 5 ask whether the afternoon is meant', async () => {
  await render(<Monday />);
  await page.getByLabelText('Monday opens').fill('9');
  await closes.fill('5');
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Use 5:00 PM' }).click();
  await expect.element(closes).toHaveValue('5:00 PM');
  await expect.element(closes).toHaveFocus();
  await expect.element(question).not.toBeInTheDocument();
});

test('@DET-2 hours past midnight need no confirmation', async () => {
  await render(<Monday />);
  await page.getByLabelText('Monday opens').fill('18');
  await closes.fill('2');
  await userEvent.tab();
  await expect.element(closes).toHaveValue('2:00 AM');
  await expect.element(page.getByText('closes Tue at 2:00 AM')).toBeVisible();
  await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
});

test('@DET-2 a pasted range fills both times, and 9 to 5 asks', async () => {
  await render(<Monday />);
  await page.getByLabelText('Monday opens').fill('9 to 5');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Monday opens')).toHaveValue('9:00 AM');
  await expect.element(closes).toHaveValue('5:00 AM');
  await expect.element(question).toBeVisible();
});

test('@DET-2 @ERR-4 only the time that cannot be read is marked', async () => {
  await render(<Monday open="early" error="Enter a time, such as 09:30 or 9:30 pm." />);
  await expect.element(page.getByLabelText('Monday opens')).toBeInvalid();
  await expect.element(closes).not.toBeInvalid();
});

test('@DET-2 @ERR-4 a time that cannot be read is marked when it is left', async () => {
  await render(<Monday />);
  await page.getByLabelText('Monday opens').fill('early');
  await expect.element(page.getByLabelText('Monday opens')).not.toBeInvalid();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Monday opens')).toBeInvalid();
  await expect.element(page.getByText(/^Enter a time, such as/)).toBeVisible();
  await expect.element(closes).not.toBeInvalid();
});

test('@DET-2 each period of a day has a button that says which hours it removes', async () => {
  const periods = [
    { open: '09:00', close: '12:00' },
    { open: '13:00', close: '17:00' },
  ];
  await render(
    <PeriodsEditor
      name="Monday"
      day={{ mode: 'hours', periods }}
      errors={{}}
      nextDay="Tue"
      onChange={() => undefined}
      onBlur={() => undefined}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Remove hours: Monday 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove hours: Monday 2' })).toBeVisible();
});
