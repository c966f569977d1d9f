import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { DayHours } from './period-text.ts';
import { PeriodsEditor } from './periods-editor.tsx';

function Monday() {
  const [day, setDay] = useState<DayHours>({ mode: 'hours', periods: [{ open: '', close: '' }] });
  return (
    <PeriodsEditor
      name="Monday"
      day={day}
      errors={{}}
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
  await expect.element(page.getByText('closes Tue 2:00 AM')).toBeVisible();
  await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
});
