import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const dialog = (props: Partial<ConfirmDialogProps>) => (
  <ConfirmDialog
    confirmLabel="Remove 2 locations"
    description="Their profiles stay as they are."
    destructive
    open
    title="Remove 2 locations?"
    onConfirm={() => undefined}
    {...props}
  />
);

describe('ConfirmDialog', () => {
  conforms(() => dialog({ error: 'Google did not answer.' }), { element: null, className: false });

  test('focuses Cancel first if the action is destructive', async () => {
    await render(dialog({}));
    await expect
      .element(page.getByRole('alertdialog', { name: 'Remove 2 locations?' }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('stays open while the action runs', async () => {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn();
    await render(dialog({ pending: true, onConfirm, onOpenChange }));
    const confirm = page.getByRole('button', { name: 'Remove 2 locations' });
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    await confirm.click({ force: true });
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('a double press on the action does not reach the page behind', async () => {
    const onPress = vi.fn();
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button className="fixed inset-0 size-full" type="button" onClick={onPress}>
            Behind
          </button>
          <h1 tabIndex={-1}>Locations</h1>
          {open && dialog({ destructive: false, onConfirm: () => setOpen(false) })}
        </>
      );
    }
    await render(<Page />);
    await page.getByRole('button', { name: 'Remove 2 locations' }).dblClick();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onPress).not.toHaveBeenCalled();
    const behind = page.getByRole('button', { name: 'Behind' });
    await expect.element(behind).not.toHaveFocus();
    await behind.click({ position: { x: 5, y: 5 } });
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('shows an error in place, with a retry', async () => {
    const onConfirm = vi.fn();
    const { rerender } = await render(dialog({ onConfirm }));
    await rerender(dialog({ error: 'Google did not answer.', onConfirm }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Google did not answer.');
    await page.getByRole('button', { name: 'Remove 2 locations' }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
