import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themes, violations } from '../../test/axe.ts';
import '../../test/test.css';
import { Dialog } from './dialog.tsx';
import { toast, Toaster } from './toaster.tsx';

const list = () => document.querySelector<HTMLElement>('[data-sonner-toaster]');
const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible=true]').length;

afterEach(() => {
  toast.dismiss();
});

describe('Toaster', () => {
  test('has the width, gap, offset and place that were asked for', async () => {
    await render(<Toaster />);
    toast('Saved');
    await expect.element(page.getByText('Saved')).toBeVisible();
    const style = list()?.style;
    expect(style?.getPropertyValue('--width')).toBe('356px');
    expect(style?.getPropertyValue('--gap')).toBe('14px');
    expect(style?.getPropertyValue('--offset-bottom')).toBe('32px');
    expect(style?.getPropertyValue('--offset-right')).toBe('32px');
    expect(list()?.dataset).toMatchObject({ xPosition: 'right', yPosition: 'bottom' });
  });

  test('shows three at a time', async () => {
    await render(<Toaster />);
    for (const name of ['One', 'Two', 'Three', 'Four']) toast(name);
    await expect.element(page.getByText('Four')).toBeVisible();
    await expect.poll(shown).toBe(3);
  });

  test('opens by its key', async () => {
    await render(<Toaster />);
    toast('One');
    toast('Two');
    await expect.element(page.getByText('Two')).toBeVisible();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.poll(() => document.querySelectorAll('[data-expanded=true]').length).toBe(2);
  });

  test('waits while its button has focus, and goes on afterwards', async () => {
    await render(
      <>
        <button type="button">Elsewhere</button>
        <Toaster />
      </>,
    );
    toast('Rejected', { duration: 400, action: { label: 'Undo', onClick: () => undefined } });
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toBeVisible();
    undo.element().focus();
    await new Promise((done) => setTimeout(done, 900));
    await expect.element(undo).toBeVisible();
    page.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await expect.element(undo).not.toBeInTheDocument();
  });

  test('can be used while a dialog is open', async () => {
    await render(<Dialog defaultOpen title="Rename" />);
    await render(<Toaster />);
    let undone = false;
    toast('Rejected', { action: { label: 'Undo', onClick: () => (undone = true) } });
    await page.getByText('Undo').click();
    expect(undone).toBe(true);
    await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
  });

  test.each(themes)('has no axe violation in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    await render(<Toaster />);
    toast.success('Published', {
      description: 'Larkspur',
      action: { label: 'Undo', onClick: () => undefined },
    });
    await expect.element(page.getByText('Published')).toBeVisible();
    await expect
      .poll(() => document.querySelector('[data-sonner-toast][data-mounted=true]'))
      .not.toBeNull();
    expect(await violations()).toEqual([]);
  });
});
