import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { violations } from '../../test/axe.ts';
import { conforms } from '../../test/conformance.tsx';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'ask', label: 'Ask me', hint: 'Every change waits' },
  { value: 'accept', label: 'Accept', disabled: true },
  { value: 'reject', label: 'Reject' },
] as const;

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState<'ask' | 'accept' | 'reject' | null>(null);
  return (
    <SelectField
      error={error}
      hint="For this location."
      label="When Google changes something"
      options={options}
      required
      value={value}
      onValueChange={setValue}
    />
  );
}

const box = () => page.getByRole('combobox', { name: 'When Google changes something' });

describe('SelectField', () => {
  conforms(
    (given) => (
      <SelectField
        {...given}
        label="Behaviour"
        options={options}
        value="ask"
        onValueChange={() => undefined}
      />
    ),
    { element: HTMLButtonElement },
  );

  test('has a label, a hint, an error and a required mark', async () => {
    await render(<Example error="Choose one." />);
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAccessibleDescription(/Choose one\..*For this location\./);
  });

  test('is chosen by keyboard and regains the focus', async () => {
    await render(<Example />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('option', { name: /^Ask me/ })).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(box()).toHaveTextContent('Reject');
    await expect.element(box()).toHaveFocus();
  });

  test('is focused by a press on its label', async () => {
    await render(<Example />);
    await page.getByText(/^When Google changes/).click();
    await expect.element(box()).toHaveFocus();
  });
});
