import { describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { TextareaField } from './textarea-field.tsx';

describe('TextareaField', () => {
  conforms(
    (given) => <TextareaField {...given} error="Too long." hint="No links." label="Description" />,
    {
      element: HTMLTextAreaElement,
    },
  );

  test('associates label, hint, error and count', async () => {
    const onChange = vi.fn();
    await render(
      <TextareaField
        error="Too long."
        hint="No links."
        label="Description"
        limit={3}
        value="four"
        onChange={onChange}
      />,
    );
    const area = page.getByRole('textbox', { name: 'Description' });
    await expect.element(area).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(area)
      .toHaveAccessibleDescription(/Too long\..*No links\..*4 of 3 characters/);
    await area.fill('five!');
    expect(onChange).toHaveBeenCalled();
  });

  test('counts an emoji as one character', async () => {
    await render(<TextareaField label="Description" limit={3} value="👋👋👋" />);
    await expect
      .element(page.getByRole('textbox', { name: 'Description' }))
      .toHaveAccessibleDescription('3 of 3 characters');
  });

  test('grows with its text', async () => {
    await render(<TextareaField label="Description" rows={2} />);
    const area = page.getByRole('textbox', { name: 'Description' });
    const before = area.element().getBoundingClientRect().height;
    await area.fill('line\n'.repeat(8));
    expect(area.element().getBoundingClientRect().height).toBeGreaterThan(before * 2);
  });

  test('prints its text once', async () => {
    await render(<TextareaField label="Description" value="A bakery" />);
    const area = page.getByLabelText('Description');
    try {
      await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
      await expect.element(area).not.toBeVisible();
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
    await expect.element(area).toBeVisible();
  });
});
