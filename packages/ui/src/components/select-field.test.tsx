import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { violations } from '../../test/axe.ts';
import { conforms } from '../../test/conformance.tsx';
import { middleOf, mouse } from '../../test/pointer.ts';
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

  test('carries label, hint, error and requirement', async () => {
    await render(<Example error="Choose one." />);
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAccessibleDescription(/Choose one\..*For this location\./);
  });

  test('is chosen from by keyboard and gets focus back', async () => {
    await render(<Example />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('option', { name: /^Ask me/ })).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(box()).toHaveTextContent('Reject');
    await expect.element(box()).toHaveFocus();
  });

  test('marks the chosen option of a long list, also after it was scrolled', async () => {
    const cities = Array.from({ length: 60 }, (_, at) => ({ value: `${at}`, label: `City ${at}` }));
    await render(<SelectField label="City" options={cities} value="3" onValueChange={vi.fn()} />);
    await page.getByRole('combobox', { name: 'City' }).click();
    const chosen = page.getByRole('option', { name: 'City 3', exact: true });
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
    const mark = chosen.element().querySelector('svg');
    const offset = () =>
      (mark?.getBoundingClientRect().top ?? 0) - chosen.element().getBoundingClientRect().top;
    const before = offset();
    page
      .getByRole('option', { name: 'City 8', exact: true })
      .element()
      .scrollIntoView({ block: 'start' });
    expect(offset()).toBeCloseTo(before, 1);
    expect(offset()).toBeGreaterThanOrEqual(0);
  });

  test('shows a chosen option with an empty value in the colour of a value', async () => {
    const choices = [{ value: '', label: 'Any' }];
    await render(<SelectField label="City" options={choices} value="" onValueChange={vi.fn()} />);
    const city = page.getByRole('combobox', { name: 'City' });
    await city.click();
    await expect.element(page.getByRole('option', { name: 'Any' })).toBeVisible();
    const { color } = getComputedStyle(city.element());
    expect(city.element().querySelector('span')).toHaveStyle({ color });
  });

  test('is a button with the chosen option until the user comes near', async () => {
    await render(<Example />);
    await expect.element(box()).toHaveTextContent('Select…');
    await expect.element(box()).toHaveAttribute('aria-haspopup', 'listbox');
    await expect.element(box()).not.toHaveAttribute('data-popup-side');
    expect(await violations()).toEqual([]);
  });

  test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by %s', async (key) => {
    await render(<Example />);
    await userEvent.keyboard(`{Tab}${key}`);
    await expect.element(page.getByRole('option', { name: 'Reject' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box()).toHaveFocus();
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens by a slow press, during which its code is loaded', async () => {
    await render(<Example />);
    const place = middleOf(box().element());
    await mouse.press(place);
    await import('./select-control.tsx');
    await mouse.release(place);
    await page.getByRole('option', { name: 'Reject' }).click();
    await expect.element(box()).toHaveTextContent('Reject');
    await expect.element(box()).toHaveFocus();
  });

  test('a disabled one stays closed', async () => {
    await render(
      <SelectField
        disabled
        label="Behaviour"
        options={options}
        value="ask"
        onValueChange={() => undefined}
      />,
    );
    await expect.element(page.getByRole('combobox')).toBeDisabled();
  });

  test('focuses the control when its label is pressed', async () => {
    await render(<Example />);
    await page.getByText(/^When Google changes/).click();
    await expect.element(box()).toHaveFocus();
  });
});
