import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChooseChanges } from './choose-changes.tsx';
import { emptyDraft, type Draft } from './draft.ts';
import { readChanges } from './read-changes.ts';

async function choose(): Promise<{ changes: () => unknown; onContinue: () => void }> {
  const changed = vi.fn<(draft: Draft) => void>();
  const onContinue = vi.fn();
  function Choosing() {
    const [draft, setDraft] = useState(emptyDraft);
    return (
      <ChooseChanges
        count={12}
        draft={draft}
        refusal={null}
        onChange={(next) => {
          changed(next);
          setDraft(next);
        }}
        onContinue={onContinue}
      />
    );
  }
  await render(<Choosing />);
  const latest = () => changed.mock.lastCall?.[0] ?? emptyDraft;
  return { changes: () => readChanges(latest()).data, onContinue };
}

const tick = (name: string) => page.getByRole('checkbox', { name, exact: true }).click();
const goOn = () => page.getByRole('button', { name: 'Preview the changes' }).click();

test('@BULK-1 a week is given by keys, copied to other days, and its faults stand at their times', async () => {
  const { changes, onContinue } = await choose();
  await tick('Opening hours');
  const monday = page.getByRole('combobox', { name: 'Monday opening' });
  await expect.element(monday).toBeVisible();
  await goOn();
  await expect.element(page.getByText(/^Open at least one day/)).toBeVisible();
  expect(onContinue).not.toHaveBeenCalled();

  await monday.click();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  await page.getByLabelText('Monday opens').fill('22');
  await page.getByLabelText('Monday closes').fill('noon');
  await goOn();
  await expect.element(page.getByLabelText('Monday opens')).toHaveFocus();
  await expect.element(page.getByText('Enter a time, as 09:30 or 9:30 pm.')).toBeVisible();
  await page.getByLabelText('Monday closes').fill('2');
  await userEvent.tab();
  await expect.element(page.getByText('closes Tue 02:00')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await page.getByRole('menuitem', { name: 'Copy to Monday–Friday' }).click();
  await goOn();
  expect(onContinue).toHaveBeenCalledOnce();
  expect(changes()).toMatchObject({
    periods: [
      { open_day: 'MONDAY', open_time: '22:00', close_day: 'TUESDAY', close_time: '02:00' },
      { open_day: 'TUESDAY' },
      { open_day: 'WEDNESDAY' },
      { open_day: 'THURSDAY' },
      { open_day: 'FRIDAY', close_day: 'SATURDAY' },
    ],
  });

  await tick('Clear the opening hours everywhere');
  expect(changes()).toEqual({ periods: [] });
});
