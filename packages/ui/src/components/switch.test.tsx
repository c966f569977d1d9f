import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import '../../test/test.css';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  conforms(
    (given) => (
      <Switch {...given} className={`block ${given.className}`} hint="At once." label="Managed" />
    ),
    { element: HTMLInputElement },
  );

  test('is toggled by Space and by its label', async () => {
    const onCheckedChange = vi.fn();
    await render(<Switch label="Managed" onCheckedChange={onCheckedChange} />);
    const control = page.getByRole('switch', { name: 'Managed' });
    await userEvent.keyboard('{Tab} ');
    await expect.element(control).toBeChecked();
    await page.getByText('Managed').click();
    await expect.element(control).not.toBeChecked();
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  test('has its hint beside it, not below it, at the end of a row', async () => {
    const hint = 'A sentence that is longer than the row and wraps before the switch.';
    await render(
      <div style={{ width: 300 }}>
        <Switch hint={hint} label="Managed" />
      </div>,
    );
    const range = document.createRange();
    range.selectNodeContents(page.getByText(hint).element());
    const { left } = page.getByRole('switch').element().getBoundingClientRect();
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(left);
  });
});
