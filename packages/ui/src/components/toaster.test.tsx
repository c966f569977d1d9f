import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themes, violations } from '../../test/axe.ts';
import '../../test/test.css';
import {
  clearToasts,
  holdClock,
  pass,
  settled,
  shown,
  stack,
  titles,
  toastOf,
} from '../../test/toasts.ts';
import { toastSettings } from '../lib/toast-settings.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { toast, Toaster } from './toaster.tsx';

const box = (title: string) => toastOf(title).getBoundingClientRect();
/** The area of fixed elements: the window without its scrollbar gutter. */
function room(): DOMRect {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'position: fixed; inset: 0';
  const area = probe.getBoundingClientRect();
  probe.remove();
  return area;
}
const colours = (title: string) => {
  const { backgroundColor, color } = getComputedStyle(toastOf(title));
  return { backgroundColor, color };
};

afterEach(async () => {
  vi.restoreAllMocks();
  await clearToasts();
  document.documentElement.dataset['theme'] = 'light';
});

describe('the values of TOAST-4', () => {
  test('are in the settings', () => {
    expect(toastSettings).toMatchObject({
      duration: 4000,
      visibleToasts: 3,
      gap: 14,
      offset: '32px',
      width: '356px',
      position: 'bottom-right',
      hotkey: ['altKey', 'KeyT'],
      swipeThreshold: 20,
      swipeVelocity: 0.11,
      removalDelay: 200,
    });
  });
});

describe('the position of toasts', () => {
  beforeEach(() => page.viewport(1000, 700));

  test('is 32 px from the bottom right corner, with a width of 356 px', async () => {
    await render(<Toaster />);
    toast('Saved');
    await shown('Saved');
    const { width, right, bottom } = box('Saved');
    expect([width, room().right - right, room().bottom - bottom]).toEqual([356, 32, 32]);
  });

  test('shows three at a time, 14 px apart, the newest in front', async () => {
    await render(<Toaster />);
    for (const name of ['One', 'Two', 'Three', 'Four']) toast(name);
    await shown('One', 'Two', 'Three', 'Four');
    expect(titles()).toEqual(['Four', 'Three', 'Two', 'One']);
    toastOf('Four').focus();
    await settled();
    expect(box('Four').top - box('Three').bottom).toBe(14);
    expect(box('Three').top - box('Two').bottom).toBe(14);
    const visible = stack().filter((item) => item.checkVisibility({ visibilityProperty: true }));
    expect(visible.map((item) => item.textContent)).toEqual(['Four', 'Three', 'Two']);
  });

  test('spans a narrow screen, with a suitable margin', async () => {
    await page.viewport(360, 700);
    await render(<Toaster />);
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    toast.warning(long, {
      description: 'Google no longer lets us manage the 1,204 locations of this account.',
      closeButton: true,
      action: { label: 'Reconnect', onClick: () => undefined },
    });
    await shown(long);
    const frame = box(long);
    expect([frame.left, room().right - frame.right]).toEqual([16, 16]);
    for (const part of toastOf(long).querySelectorAll('[data-content], button')) {
      const inner = part.getBoundingClientRect();
      expect(inner.left).toBeGreaterThanOrEqual(frame.left);
      expect(inner.right).toBeLessThanOrEqual(frame.right);
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  });

  test('is below an open menu', async () => {
    await render(<Toaster />);
    toast('Saved');
    await shown('Saved');
    await render(
      <div className="fixed right-8 bottom-2">
        <Menu align="end" side="top" trigger={<Button>More</Button>}>
          <MenuItem>Export CSV</MenuItem>
        </Menu>
      </div>,
    );
    await page.getByRole('button', { name: 'More' }).click();
    const item = page.getByRole('menuitem').element();
    const { x, y, width, height } = item.getBoundingClientRect();
    expect(box('Saved').bottom).toBeGreaterThan(y + height / 2);
    expect(item.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  });

  test('is above the buttons of a dialog on a narrow screen', async () => {
    await page.viewport(390, 844);
    await render(<Toaster />);
    const buttons = ['Accept 33 updates', 'Reject 33 updates', 'Dismiss 33 updates', 'Cancel'];
    const footer = buttons.map((name) => <Button key={name}>{name}</Button>);
    await render(
      <Dialog footer={footer} open title="Resolve">
        <p className="h-400">The updates.</p>
      </Dialog>,
    );
    toast('Saved');
    await shown('Saved');
    await settled();
    const [first] = document.querySelectorAll('[role=dialog] footer');
    expect(box('Saved').bottom).toBeLessThanOrEqual(first?.getBoundingClientRect().top ?? 0);
  });
});

describe('the duration of toasts', () => {
  test('is 4000 ms, then 200 ms to leave', async () => {
    await render(<Toaster />);
    holdClock();
    toast('Saved');
    await shown('Saved');
    await pass(3999);
    expect(stack()).toHaveLength(1);
    await pass(1);
    expect(stack()).toHaveLength(0);
    await pass(199);
    expect(titles()).toEqual(['Saved']);
    await pass(1);
    expect(titles()).toEqual([]);
  });

  test('a dismissed toast is marked for removal, and removed after 200 ms', async () => {
    await render(<Toaster />);
    holdClock();
    const id = toast('Saved');
    toast('Kept');
    await shown('Saved', 'Kept');
    toast.dismiss(id);
    // Sonner forwards the request after two frames.
    await pass(16);
    await pass(16);
    expect(toastOf('Saved').dataset['removed']).toBe('true');
    await pass(199);
    expect(titles()).toEqual(['Kept', 'Saved']);
    await pass(1);
    expect(titles()).toEqual(['Kept']);
  });

  test('excludes the time that the page is hidden', async () => {
    await render(<Toaster />);
    holdClock();
    toast('Saved');
    await shown('Saved');
    await pass(3000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    await pass(60_000);
    expect(stack()).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    await pass(999);
    expect(stack()).toHaveLength(1);
    await pass(1);
    expect(stack()).toHaveLength(0);
  });

  test('a new text under the same id replaces the old one', async () => {
    await render(<Toaster />);
    holdClock();
    toast.loading('Exporting', { id: 'export' });
    toast('Other');
    await shown('Exporting', 'Other');
    await pass(60_000);
    expect(titles()).toEqual(['Exporting']);
    toast.success('Exported', { id: 'export' });
    await shown('Exported');
    expect(titles()).toEqual(['Exported']);
    expect(toastOf('Exported').dataset['type']).toBe('success');
    await pass(3999);
    expect(stack()).toHaveLength(1);
    await pass(1);
    expect(stack()).toHaveLength(0);
  });
});

describe('the look of toasts', () => {
  test.each(['success', 'info', 'warning', 'error', 'loading'] as const)(
    '%s has an icon',
    async (type) => {
      await render(<Toaster />);
      toast[type]('Words');
      await shown('Words');
      expect(toastOf('Words').dataset['type']).toBe(type);
      expect(toastOf('Words').querySelectorAll('[data-icon] svg')).toHaveLength(1);
    },
  );

  test('the default type has none', async () => {
    await render(<Toaster />);
    toast('Words');
    await shown('Words');
    expect(toastOf('Words').querySelector('[data-icon]')).toBeNull();
  });

  test('follows the theme, even when it changes', async () => {
    await render(<Toaster />);
    toast('Saved');
    await shown('Saved');
    const light = colours('Saved');
    document.documentElement.dataset['theme'] = 'dark';
    await settled();
    const dark = colours('Saved');
    expect(dark.backgroundColor).not.toBe(light.backgroundColor);
    expect(dark.color).not.toBe(light.color);
  });

  test.each(themes)('has no axe violation in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    await render(<Toaster />);
    toast.success('Published', {
      description: 'Larkspur',
      closeButton: true,
      action: { label: 'Undo', onClick: () => undefined },
    });
    await shown('Published');
    expect(await violations()).toEqual([]);
  });

  test('has a border in forced colours', async () => {
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await emulate('active');
    await render(<Toaster />);
    toast('Saved', { closeButton: true });
    await shown('Saved');
    const { borderTopStyle, borderTopWidth } = getComputedStyle(toastOf('Saved'));
    expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
    await emulate('none');
  });

  test('has no movement with reduced motion', async () => {
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      });
    await emulate('reduce');
    await render(<Toaster />);
    toast('Saved');
    await shown('Saved');
    expect(getComputedStyle(toastOf('Saved')).transitionProperty).not.toContain('transform');
    await emulate('no-preference');
  });

  test('breaks no word of its title beside its two buttons at 400 % zoom', async () => {
    await page.viewport(320, 512);
    await render(<Toaster />);
    toast.success('8 updates dismissed', {
      duration: Infinity,
      action: { label: 'Undo', onClick: () => undefined },
      cancel: { label: 'Send now', onClick: () => undefined },
    });
    await shown('8 updates dismissed');
    const title = page.getByText('8 updates dismissed').element();
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    expect(title.getBoundingClientRect().height).toBeLessThan(3 * lineHeight);
    await page.viewport(1000, 700);
  });

  test('has its description below its two buttons on a narrow screen', async () => {
    await page.viewport(390, 800);
    await render(<Toaster />);
    const action = { onClick: () => undefined };
    toast.success('Update dismissed', {
      description: 'Waiting to be sent. You can still undo it.',
      action: { ...action, label: 'Undo' },
      cancel: { ...action, label: 'Send now' },
    });
    await shown('Update dismissed');
    const areaOf = (text: string | RegExp) =>
      page.getByText(text).element().getBoundingClientRect();
    expect(areaOf(/^Waiting to be sent/).height).toBe(20);
    expect(areaOf(/^Waiting to be sent/).top).toBeGreaterThanOrEqual(areaOf('Undo').bottom);
    expect(areaOf('Update dismissed').right).toBeLessThanOrEqual(areaOf('Send now').left);
    await page.viewport(1000, 700);
  });

  test('is never printed', async () => {
    await render(<Toaster />);
    toast('Saved');
    await shown('Saved');
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(toastOf('Saved').checkVisibility()).toBe(false);
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
});

test('a toast can be used while a dialog is open, and is above it', async () => {
  await render(<Dialog defaultOpen title="Rename" />);
  await render(<Toaster />);
  const undo = vi.fn<() => void>();
  toast('Rejected', { action: { label: 'Undo', onClick: undo } });
  await page.getByText('Undo').click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
});
