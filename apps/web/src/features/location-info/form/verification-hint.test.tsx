import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { someLocation } from '../../../test/some-location.ts';
import type { InfoContext } from './info-resolver.ts';
import { infoValuesOf, type InfoValues } from './info-values.ts';
import { VerificationHint } from './verification-hint.tsx';

const values = infoValuesOf(someLocation);

function Name({ isPublished }: { readonly isPublished: boolean }) {
  const { control, register } = useForm<InfoValues, InfoContext>({ defaultValues: values });
  const form = {
    control,
    revalidate: () => undefined,
    leave: () => undefined,
    hints: null,
    refusal: null,
    states: {},
    elsewhere: {
      overwritten: [],
      since: { saved: values, began: values },
      take: () => undefined,
      keep: () => undefined,
    },
    isPublished,
  };
  return (
    <>
      <input aria-label="Business name" {...register('name')} />
      <VerificationHint form={form} fields={['name']} />
    </>
  );
}

const hint = page.getByText(/ask you to re-verify the business/);
const name = page.getByLabelText('Business name');

test('@DET-2 a changed name warns of a verification before the save', async () => {
  await render(<Name isPublished />);
  await expect.element(hint).not.toBeInTheDocument();
  await name.fill('Quay Dental');
  await expect.element(hint).toBeVisible();
  await name.fill(values.name);
  await expect.element(hint).not.toBeInTheDocument();
});

test('@DET-2 an unpublished change shows no warning', async () => {
  await render(<Name isPublished={false} />);
  await name.fill('Quay Dental');
  await expect.element(name).toHaveValue('Quay Dental');
  await expect.element(hint).not.toBeInTheDocument();
});
