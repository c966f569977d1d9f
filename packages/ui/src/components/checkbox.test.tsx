import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

describe('Checkbox', () => {
  conforms(
    (given) => (
      <Checkbox {...given} defaultChecked hint="At 7 in the morning." label="Send a summary" />
    ),
    {
      element: HTMLInputElement,
    },
  );

  test('needs a name', () => {
    expectTypeOf<{ checked: boolean }>().not.toExtend<CheckboxProps>();
    expectTypeOf<{ 'aria-label': string }>().toExtend<CheckboxProps>();
  });

  test('is toggled by its label, and described by its hint', async () => {
    const onCheckedChange = vi.fn();
    await render(
      <Checkbox hint="At 7." label="Send a summary" onCheckedChange={onCheckedChange} />,
    );
    await page.getByText('Send a summary').click();
    const checkbox = page.getByRole('checkbox', { name: 'Send a summary' });
    await expect.element(checkbox).toBeChecked();
    await expect.element(checkbox).toHaveAccessibleDescription('At 7.');
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('can be partly checked', async () => {
    const { rerender } = await render(<Checkbox aria-label="Select all" indeterminate />);
    await expect.element(page.getByRole('checkbox')).toBePartiallyChecked();
    await rerender(<Checkbox aria-label="Select all" />);
    await expect.element(page.getByRole('checkbox')).not.toBePartiallyChecked();
  });

  test('accepts presses within 24 pixels without a label', async () => {
    await render(
      <div style={{ padding: 20 }}>
        <Checkbox aria-label="Select" />
      </div>,
    );
    const box = page.getByRole('checkbox').element();
    const { left, top } = box.getBoundingClientRect();
    expect(document.elementFromPoint(left - 4, top - 4)).toBe(box);
  });
});
