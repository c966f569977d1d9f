import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RecordChoice } from './record-choice.tsx';

const any = { value: '', label: 'Any' };
const towns = (count: number) => [
  any,
  { value: 'Köln', label: 'Köln' },
  ...Array.from({ length: count }, (_, at) => ({ value: `Town ${at}`, label: `Town ${at}` })),
];

function City({ count }: { readonly count: number }) {
  const [city, setCity] = useState('');
  return (
    <RecordChoice
      label="City"
      options={towns(count)}
      placeholder="Any"
      value={city}
      onValueChange={setCity}
    />
  );
}

test('@LOC-1 one of many cities is found by typing, replaced and removed', async () => {
  await render(<City count={30} />);
  const field = page.getByRole('combobox', { name: 'City' });
  await field.fill('koln');
  await page.getByRole('option', { name: 'Köln' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove Köln' })).toBeVisible();
  await field.fill('town 29');
  await page.getByRole('option', { name: 'Town 29' }).click();
  await page.getByRole('button', { name: 'Remove Town 29' }).click();
  await expect.element(field).toHaveFocus();
  expect(page.getByRole('button', { name: /^Remove/ }).elements()).toEqual([]);
});

test('@LOC-1 few cities are selected from a list', async () => {
  await render(<City count={3} />);
  await page.getByRole('combobox', { name: 'City' }).click();
  await expect.element(page.getByRole('option', { name: 'Any' })).toBeVisible();
});
