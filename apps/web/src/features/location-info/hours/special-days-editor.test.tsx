import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { holidayQueries } from '../../../data/holidays/queries.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import type { InfoContext } from '../form/info-resolver.ts';
import { infoValuesOf, type InfoValues } from '../form/info-values.ts';
import { comingDays } from '../../../widgets/hours/common-holidays.ts';
import { SpecialDaysEditor } from './special-days-editor.tsx';

const times = [{ open: '10:00', close: '16:00' }];
const values: InfoValues = {
  ...infoValuesOf(someLocation),
  special_days: [{ date: '', mode: 'hours', periods: times }],
};

interface EditorProps {
  readonly parts: Readonly<Record<string, string>>;
  readonly saved?: InfoValues;
}

function Editor({ parts, saved = values }: EditorProps) {
  const { control } = useForm<InfoValues, InfoContext>({ defaultValues: saved });
  const form = {
    control,
    revalidate: () => undefined,
    leave: () => undefined,
    hints: null,
    refusal: {
      sent: values,
      errors: { fields: { special_days: { message: 'Choose a date.', parts } }, others: [] },
    },
    states: {},
    elsewhere: {
      overwritten: [],
      since: { saved, began: saved },
      take: () => undefined,
      keep: () => undefined,
    },
    isPublished: false,
  };
  return <SpecialDaysEditor form={form} />;
}

const date = page.getByLabelText('Date of special hours 1');
const opens = page.getByLabelText('Special hours 1 opens');

test('@DET-2 @ERR-4 a special day without a date marks the date and not its times', async () => {
  await renderWithQueries(<Editor parts={{ '0.date': 'Choose a date.' }} />);
  await expect.element(date).toBeInvalid();
  await expect.element(date).toHaveAccessibleDescription('Choose a date.');
  await expect.element(opens).not.toBeInvalid();
});

test('@ERR-4 an error of the times is shown at the times', async () => {
  await renderWithQueries(<Editor parts={{ '0.0': 'Closing time must be after opening time.' }} />);
  await expect.element(opens).toBeInvalid();
  await expect.element(date).not.toBeInvalid();
});

const closedOn = (day: string) => ({ date: day, mode: 'closed', periods: [] }) as const;

test('@DET-2 the form of a closed period leaves the editor and the focus in place while it loads', async () => {
  await renderWithQueries(
    <Suspense fallback="Loading">
      <Editor parts={{}} saved={{ ...values, special_days: [] }} />
    </Suspense>,
  );
  const button = page.getByRole('button', { name: 'Add a closed period' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('First closed day')).toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('@DET-2 saved dates in the past are folded, and holidays and closed periods are added', async () => {
  const saved = { ...values, special_days: [closedOn('2020-12-25'), closedOn('2099-12-25')] };
  await renderWithQueries(<Editor parts={{}} saved={saved} />);
  const dates = page.getByLabelText(/^Date of special hours/);
  await expect.element(dates).toHaveValue('2099-12-25');
  await page.getByRole('button', { name: 'Past dates (1)' }).click();
  await expect.element(dates.first()).toHaveValue('2020-12-25');
  await page.getByRole('button', { name: 'Past dates (1)' }).click();

  await page.getByRole('button', { name: 'Add a holiday' }).click();
  await page.getByRole('menuitem', { name: /^Christmas Day/ }).click();
  await expect.poll(() => dates.elements().length).toBe(2);

  await page.getByRole('button', { name: 'Add a closed period' }).click();
  await page.getByLabelText('First closed day').fill('2098-08-01');
  await page.getByLabelText('Last closed day').fill('2098-08-03');
  await page.getByRole('button', { name: 'Add closed days' }).click();
  await expect.element(dates.last()).toHaveValue('2098-08-03');
  expect(dates.elements()).toHaveLength(5);
});

test('@DET-2 holidays of the country of the address are offered', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const common = new Set(comingDays(today).map((day) => day.date));
  const free = [10, 11, 12, 13, 14]
    .map((ahead) => addDays(today, ahead))
    .find((day) => !common.has(day));
  queryClient.setQueryData(holidayQueries.between(today, addDays(today, 364)).queryKey, {
    US: [{ name: 'American Day', date: free ?? '' }],
    GB: [{ name: 'British Day', date: free ?? '' }],
  });
  await renderWithQueries(
    <Editor parts={{}} saved={{ ...values, region_code: 'US', special_days: [] }} />,
  );
  await page.getByRole('button', { name: 'Add a holiday' }).click();
  await page.getByRole('menuitem', { name: /^American Day, / }).click();
  await expect.element(page.getByLabelText(/^Date of special hours/)).toHaveValue(free ?? '');
  await expect.element(page.getByText('British Day')).not.toBeInTheDocument();
});

const openOn = (day: string) => ({ date: day, mode: 'hours', periods: times }) as const;

test('@DET-2 a closed period names the dates that keep their own hours, and can close them too', async () => {
  const saved = {
    ...values,
    special_days: [openOn('2098-12-25'), closedOn('2098-12-26'), openOn('2099-01-01')],
  };
  await renderWithQueries(<Editor parts={{}} saved={saved} />);
  await page.getByRole('button', { name: 'Add a closed period' }).click();
  await page.getByLabelText('First closed day').fill('2098-12-24');
  await page.getByLabelText('Last closed day').fill('2098-12-27');
  await page.getByRole('button', { name: 'Add closed days' }).click();
  const kept = page
    .getByRole('status')
    .getByText(/^Dec 25, 2098 already has special hours and wasn’t closed\./);
  await expect.element(kept).toBeVisible();
  await page.getByRole('button', { name: 'Close this day too' }).click();
  await expect.element(kept).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Dec 25, 2098 opens')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Jan 1, 2099 opens')).toBeVisible();
  await expect.element(date).toHaveFocus();
});

test('@DET-2 @A11Y-2 the row after a removed first row receives the focus', async () => {
  const saved = {
    ...values,
    special_days: [closedOn('2020-12-25'), closedOn('2099-12-25'), closedOn('2099-12-25')],
  };
  await renderWithQueries(<Editor parts={{}} saved={saved} />);
  await page.getByRole('button', { name: 'Remove Dec 25, 2099' }).last().click();
  await expect.element(page.getByLabelText('Date of special hours 2')).toHaveFocus();
});

test('@DET-2 @ERR-4 a typed date that does not exist has an error that says so', async () => {
  await renderWithQueries(<Editor parts={{ '0.date': 'Choose a date.' }} />);
  await date.click();
  await userEvent.keyboard('02302099');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(date).toHaveAccessibleDescription('This date doesn’t exist.');
});

test.each<[InfoValues['special_days'], string]>([
  [[], 'No special hours'],
  [[{ date: '2020-12-25', mode: 'closed', periods: [] }], 'No upcoming special hours'],
])('@SHELL-4 on paper, the section of %j says that nothing is set', async (days, text) => {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await renderWithQueries(<Editor parts={{}} saved={{ ...values, special_days: days }} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
