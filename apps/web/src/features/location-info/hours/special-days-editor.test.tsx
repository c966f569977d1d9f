import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { someLocation } from '../../../test/some-location.ts';
import type { InfoContext } from '../form/info-resolver.ts';
import { infoValuesOf, type InfoValues } from '../form/info-values.ts';
import { SpecialDaysEditor } from './special-days-editor.tsx';

const times = [{ open: '10:00', close: '16:00' }];
const values: InfoValues = {
  ...infoValuesOf(someLocation),
  special_days: [{ date: '', mode: 'hours', periods: times }],
};

function Editor({ parts }: { readonly parts: Readonly<Record<string, string>> }) {
  const { control } = useForm<InfoValues, InfoContext>({ defaultValues: values });
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
      since: { saved: values, began: values },
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
  await render(<Editor parts={{ '0.date': 'Choose a date.' }} />);
  await expect.element(date).toBeInvalid();
  await expect.element(date).toHaveAccessibleDescription('Choose a date.');
  await expect.element(opens).not.toBeInvalid();
});

test('@ERR-4 an error of the times is shown at the times', async () => {
  await render(<Editor parts={{ '0.0': 'Closing time must be after opening time.' }} />);
  await expect.element(opens).toBeInvalid();
  await expect.element(date).not.toBeInvalid();
});
