import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  conforms((given) => <Switch {...given} hint="At once." label="Managed" />, {
    element: HTMLInputElement,
  });

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
});
