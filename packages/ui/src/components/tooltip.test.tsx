import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themes, violations } from '../../test/axe.ts';
import '../../test/test.css';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { tooltipAttributes } from '../lib/tooltip-attributes.ts';
import { TooltipHost } from './tooltip-host.tsx';
import { TooltipProvider } from './tooltip.tsx';

const icon = <Trash2 aria-hidden />;
const popup = () => document.querySelector('[data-tooltip-popup][data-open]');
async function expectOpen(text: string): Promise<void> {
  await expect.poll(() => popup()?.textContent).toBe(text);
}
async function expectClosed(): Promise<void> {
  await expect.poll(popup).toBeNull();
}

/** Waits until the tooltip's code has loaded. */
const shown = (children: ReactNode) =>
  render(
    <>
      <main className="flex gap-2 p-20">{children}</main>
      <TooltipHost />
    </>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
});

test('a dialog that opens shows no tooltip of its first control, so that the first Escape closes it', async () => {
  await shown(
    <Dialog title="Photo" trigger={<Button>Open</Button>}>
      <IconButton icon={icon} label="Remove" />
    </Dialog>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expectOpen('Close');
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Remove')).toHaveFocus();
  await expectOpen('Remove');
});

describe('Tooltip', () => {
  test('opens after a delay under the pointer, and at once for a neighbour', async () => {
    await shown(
      <>
        <IconButton icon={icon} label="Remove" />
        <IconButton icon={icon} label="Restore" />
      </>,
    );
    const began = performance.now();
    await button('Remove').hover();
    await expectOpen('Remove');
    expect(performance.now() - began).toBeGreaterThan(450);

    await button('Restore').hover();
    expect(popup()?.textContent).toBe('Restore');
    await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
    await expectClosed();
  });

  test('opens at once for the keyboard, with its shortcut, and not on the focus of a press', async () => {
    await shown(<IconButton icon={icon} kbd="mod+s" label="Save" />);
    await userEvent.keyboard('{Tab}');
    await expectOpen('SaveCtrl S');
    button('Save').element().blur();
    await expectClosed();
    await button('Save').click();
    await expect.element(button('Save')).toHaveFocus();
    expect(popup()).toBeNull();
  });

  test('opens if the pointer or focus arrived before its code', async () => {
    await render(
      <TooltipProvider>
        <IconButton icon={icon} label="Remove" />
      </TooltipProvider>,
    );
    await userEvent.keyboard('{Tab}');
    await expectOpen('Remove');
  });

  test('Escape closes it, and only then the dialog around it', async () => {
    await shown(
      <Dialog open title="New tag" onOpenChange={() => undefined}>
        <Button {...tooltipAttributes({ content: 'Adds one more', side: 'right' })}>Add</Button>
      </Dialog>,
    );
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await expect.element(button('Add')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expectOpen('Adds one more');
    const box = popup()?.getBoundingClientRect();
    expect(document.elementFromPoint((box?.left ?? 0) + 4, (box?.top ?? 0) + 4)).toBe(popup());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect.element(dialog).toBeVisible();
    await expect.element(button('Add')).toHaveFocus();
  });

  test('the next Escape closes the dialog', async () => {
    function Asked() {
      const [open, setOpen] = useState(true);
      return (
        <Dialog open={open} title="New tag" onOpenChange={setOpen}>
          <IconButton icon={icon} label="Remove" />
        </Dialog>
      );
    }
    await shown(<Asked />);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(button('Remove')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expectOpen('Remove');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  });

  test('the pointer can move onto the tooltip (WCAG 1.4.13)', async () => {
    await shown(
      <Button {...tooltipAttributes({ content: 'Your account', offset: 40, side: 'right' })}>
        Account
      </Button>,
    );
    await button('Account').hover();
    await expectOpen('Your account');
    const from = button('Account').element().getBoundingClientRect();
    const to = popup()?.getBoundingClientRect();
    expect((to?.left ?? 0) - from.right).toBeCloseTo(40, 0);

    // The pointer rests between the button and the tooltip, and then on the tooltip.
    const half = { x: from.right + 20, y: from.top + from.height / 2 };
    await userEvent.hover(document.documentElement, { position: half });
    expect(popup()).not.toBeNull();
    await userEvent.hover(document.documentElement, {
      position: { ...half, x: (to?.left ?? 0) + 9 },
    });
    expect(popup()).not.toBeNull();
    await userEvent.hover(document.documentElement, {
      position: { x: half.x, y: from.bottom + 60 },
    });
    await expectClosed();
  });

  test('stays for the given time after the pointer has left', async () => {
    await shown(
      <Button {...tooltipAttributes({ content: 'Your account', closeDelay: 300 })}>Account</Button>,
    );
    await button('Account').hover();
    await expectOpen('Your account');
    const began = performance.now();
    await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
    await expectClosed();
    expect(performance.now() - began).toBeGreaterThan(290);
  });

  test('a press closes it until the pointer has left', async () => {
    await shown(<IconButton icon={icon} label="Remove" />);
    await button('Remove').hover();
    await expectOpen('Remove');
    await button('Remove').click();
    await expectClosed();
    await button('Remove').hover({ position: { x: 4, y: 4 } });
    expect(popup()).toBeNull();
  });

  test('follows changes of its element, and closes with it', async () => {
    function Copy() {
      const [copied, setCopied] = useState(0);
      return copied > 1 ? null : (
        <IconButton
          icon={icon}
          label={copied === 1 ? 'Copied' : 'Copy'}
          onKeyDown={({ key }) => key === 'c' && setCopied(copied + 1)}
        />
      );
    }
    await shown(<Copy />);
    await userEvent.keyboard('{Tab}');
    await expectOpen('Copy');
    await userEvent.keyboard('c');
    await expectOpen('Copied');
    await userEvent.keyboard('c');
    await expectClosed();
  });

  test('closes when the page scrolls under the pointer, and stays for the keyboard', async () => {
    await shown(
      <>
        <IconButton icon={icon} label="Remove" />
        <div className="h-[300vh]" />
      </>,
    );
    await button('Remove').hover();
    await expectOpen('Remove');
    window.scrollTo(0, 30);
    await expectClosed();
    window.scrollTo(0, 0);
    await userEvent.keyboard('{Tab}');
    await expectOpen('Remove');
    window.scrollTo(0, 30);
    await expect.poll(() => window.scrollY).toBe(30);
    expect(popup()?.textContent).toBe('Remove');
  });

  test('a touch does not open a tooltip that only names its element', async () => {
    await shown(<IconButton icon={icon} label="Remove" />);
    touch(button('Remove').element());
    expect(popup()).toBeNull();
  });

  test('a reason opens without delay, also by touch, and stays after the press', async () => {
    await shown(<Button disabledReason="Only the owner can">Remove</Button>);
    await button('Remove').hover();
    expect(popup()?.textContent).toBe('Only the owner can');
    await button('Remove').click({ force: true });
    expect(popup()?.textContent).toBe('Only the owner can');
    await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
    await expectClosed();

    touch(button('Remove').element());
    await expectOpen('Only the owner can');
    touch(document.body);
    await expectClosed();
  });

  test('an element that gains a tooltip is not remounted', async () => {
    const { rerender } = await shown(<Button>Send</Button>);
    const before = button('Send').element();
    before.focus();
    await rerender(
      <>
        <main className="flex gap-2 p-20">
          <Button disabledReason="Already sent">Send</Button>
        </main>
        <TooltipHost />
      </>,
    );
    expect(button('Send').element()).toBe(before);
    await expect.element(button('Send')).toHaveFocus();
  });

  test.each(themes)('has no axe violation while open in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    await shown(<IconButton icon={icon} kbd="mod+s" label="Save" />);
    await userEvent.keyboard('{Tab}');
    await expectOpen('SaveCtrl S');
    expect(await violations()).toEqual([]);
  });
});

/** The events of a tap, without the focus that follows. */
function touch(element: Element): void {
  for (const kind of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
    element.dispatchEvent(
      new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType: 'touch' }),
    );
}
