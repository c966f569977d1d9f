import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import '../../test/test.css';
import { SegmentedField } from './segmented-field.tsx';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: '', label: 'Not set', quiet: true },
] as const;

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState<'yes' | 'no' | ''>('');
  return (
    <SegmentedField
      error={error}
      label="Wi-Fi"
      options={options}
      value={value}
      onValueChange={setValue}
    />
  );
}

const choice = (name: string) => page.getByRole('radio', { name });

const lightness = (element: Element) =>
  (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).reduce(
    (sum, part) => sum + Number(part),
    0,
  );

describe('SegmentedField', () => {
  conforms(
    (given) => (
      <SegmentedField
        {...given}
        label="Wi-Fi"
        options={options}
        value="yes"
        onValueChange={() => undefined}
      />
    ),
    { element: null },
  );

  test('is one tab stop, and arrow keys choose', async () => {
    await render(<Example />);
    await userEvent.keyboard('{Tab}');
    await expect.element(choice('Not set')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(choice('No')).toBeChecked();
    await userEvent.keyboard('{Tab}');
    await expect.element(choice('No')).not.toHaveFocus();
  });

  test('is chosen by a press anywhere on an answer', async () => {
    await render(<Example />);
    await page.getByText('Yes').click();
    await expect.element(choice('Yes')).toBeChecked();
  });

  test.each(['yes', ''] as const)(
    'in dark, the chosen “%s” is lighter than its track',
    async (value) => {
      document.documentElement.dataset['theme'] = 'dark';
      await render(
        <SegmentedField
          label="Wi-Fi"
          options={options}
          value={value}
          onValueChange={() => undefined}
        />,
      );
      const track = page.getByRole('radiogroup').element();
      const chosen = track.querySelector('label:has(:checked)') ?? track;
      expect(lightness(chosen)).toBeGreaterThan(lightness(track));
    },
  );

  test('is labelled by its question and described by its error', async () => {
    await render(<Example error="Say yes or no." />);
    const group = page.getByRole('radiogroup', { name: 'Wi-Fi' });
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group).toHaveAccessibleDescription('Say yes or no.');
  });
});
