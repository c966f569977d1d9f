import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Button } from './button.tsx';
import { TooltipProvider } from './tooltip.tsx';

const reason = 'Connect a Google account first';

describe('Button', () => {
  conforms(
    (given) => (
      <>
        <Button {...given}>Add locations</Button>
        <Button variant="primary">Add</Button>
        <Button variant="ghost">Add</Button>
        <Button variant="danger">Remove</Button>
        <Button variant="danger-solid">Remove</Button>
        <Button variant="link">More</Button>
        <Button size="sm" kbd="mod+s" variant="primary">
          Save
        </Button>
        <Button loading variant="primary">
          Saving
        </Button>
        <Button disabledReason={reason}>Not now</Button>
      </>
    ),
    { element: HTMLButtonElement },
  );

  test('contains a label that wraps', async () => {
    await render(
      <div style={{ width: '8rem' }}>
        <Button wraps>Boxing Day, in the United Kingdom and Australia</Button>
      </div>,
    );
    const button = page.getByRole('button').element();
    expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(128);
    expect(button.scrollHeight).toBe(button.clientHeight);
  });

  test('does not submit a form by default', async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const { container } = await render(
      <form>
        <Button>Plain</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', onSubmit);
    await page.getByRole('button', { name: 'Plain' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Save' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('keeps label and focus while loading, and ignores presses', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const view = (loading: boolean) => (
      <form>
        <Button loading={loading} type="submit" onClick={onClick}>
          Save
        </Button>
      </form>
    );
    const { container, rerender } = await render(view(false));
    container.querySelector('form')?.addEventListener('submit', onSubmit);
    const button = page.getByRole('button', { name: 'Save' });
    button.element().focus();

    await rerender(view(true));
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await button.click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('shows and announces why it is unavailable', async () => {
    const onClick = vi.fn();
    await render(
      <TooltipProvider>
        <Button disabledReason={reason} onClick={onClick}>
          Publish
        </Button>
      </TooltipProvider>,
    );
    const button = page.getByRole('button', { name: 'Publish' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(reason);

    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(button).toHaveFocus();
    await expect.element(page.getByText(reason).last()).toBeVisible();
    expect(onClick).not.toHaveBeenCalled();
  });

  test('keeps the focus when a press makes it unavailable', async () => {
    function Once() {
      const [done, setDone] = useState(false);
      return (
        <Button disabledReason={done ? 'Already sent' : undefined} onClick={() => setDone(true)}>
          Send
        </Button>
      );
    }
    await render(<Once />);
    await userEvent.keyboard('{Tab}{Enter}');
    const button = page.getByRole('button', { name: 'Send' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
  });

  test('shows its shortcut outside its accessible name', async () => {
    await render(<Button kbd="mod+s">Save</Button>);
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'Control+s');
    await expect.element(button).toHaveTextContent('SaveCtrl S');
  });
});
