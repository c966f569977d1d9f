import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { violations } from '../../test/axe.ts';
import '../../test/test.css';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import {
  AnchoredMenu,
  createMenuHandle,
  Menu,
  MenuCheckboxItem,
  MenuChoice,
  MenuItem,
  MenuLinkItem,
  SharedMenu,
  SharedMenuTrigger,
} from './menu.tsx';

describe('Menu', () => {
  test('can be used by keyboard and restores the focus', async () => {
    const onRemove = vi.fn();
    await render(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem kbd="t">Add tags</MenuItem>
        <MenuLinkItem href="#export">Export</MenuLinkItem>
        <MenuItem destructive onClick={onRemove}>
          Remove
        </MenuItem>
      </Menu>,
    );
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect
      .element(page.getByRole('menuitem', { name: 'Add tags', exact: true }))
      .toHaveFocus();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('rem{Enter}');
    expect(onRemove).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });

  test('shows the icon of a checkbox item before its name', async () => {
    await render(
      <Menu trigger={<Button>Filter</Button>}>
        <MenuCheckboxItem icon={<svg data-testid="colour" />}>Flagship</MenuCheckboxItem>
      </Menu>,
    );
    await page.getByRole('button', { name: 'Filter' }).click();
    const item = page.getByRole('menuitemcheckbox', { name: 'Flagship', exact: true });
    await expect.element(item.getByTestId('colour')).toBeInTheDocument();
  });

  test('of a fixed bar does not move when the page scrolls', async () => {
    await render(
      <div style={{ height: '300vh' }}>
        <div style={{ position: 'fixed', bottom: 0 }}>
          <Menu positionMethod="fixed" side="top" trigger={<Button>More</Button>}>
            <MenuItem>Add tags</MenuItem>
          </Menu>
        </div>
      </div>,
    );
    await page.getByRole('button', { name: 'More' }).click();
    const item = page.getByRole('menuitem', { name: 'Add tags' });
    await expect.element(item).toBeVisible();
    const place = () => item.element().getBoundingClientRect().top;
    await expect.poll(place).toBeGreaterThan(0);
    const before = place();
    window.scrollTo({ top: 100, behavior: 'instant' });
    // Checks at once, because a press would miss an item that moves and is corrected later.
    expect(place()).toBe(before);
  });

  test('explains an unavailable item, and keeps it reachable by the arrow keys', async () => {
    const onClick = vi.fn();
    await render(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Add tags</MenuItem>
        <MenuItem disabledReason="No slot is free." onClick={onClick}>
          Turn on
        </MenuItem>
      </Menu>,
    );
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Add tags' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const item = page.getByRole('menuitem', { name: /^Turn on/ });
    await expect.element(item).toHaveFocus();
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item).toMatchTextContent(/No slot is free\./);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(await violations()).toEqual([]);
  });

  test('marks the chosen item of a group', async () => {
    function Theme() {
      const [theme, setTheme] = useState<'light' | 'dark'>('light');
      const options = [
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ] as const;
      return (
        <Menu trigger={<Button>{theme}</Button>}>
          <MenuChoice label="Theme" options={options} value={theme} onValueChange={setTheme} />
        </Menu>
      );
    }
    await render(<Theme />);
    await page.getByRole('button', { name: 'light' }).click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });

  test('opens a dialog that restores the focus to the menu’s button', async () => {
    function Both() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu trigger={<Button>Actions</Button>}>
            <MenuItem onClick={() => setOpen(true)}>Rename</MenuItem>
          </Menu>
          <Dialog open={open} title="Rename" onOpenChange={setOpen} />
        </>
      );
    }
    await render(<Both />);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });

  test('is shared by many rows', async () => {
    const handle = createMenuHandle<string>();
    await render(
      <>
        {['Clifton', 'Beltline'].map((name) => (
          <SharedMenuTrigger key={name} handle={handle} payload={name}>
            <Button>{name}</Button>
          </SharedMenuTrigger>
        ))}
        <SharedMenu handle={handle}>{(name) => <MenuItem>Open {name}</MenuItem>}</SharedMenu>
      </>,
    );
    await page.getByRole('button', { name: 'Beltline' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Open Beltline' })).toBeVisible();
  });
});

function RowWithDialog() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Actions
      </button>
      <AnchoredMenu anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => setOpen(true)}>Delete</MenuItem>
      </AnchoredMenu>
      <ConfirmDialog
        destructive
        confirmLabel="Delete location"
        description="You can’t undo this."
        open={open}
        title="Delete location?"
        onConfirm={() => undefined}
        onOpenChange={setOpen}
      />
    </>
  );
}

describe('AnchoredMenu', () => {
  test('leaves the focus in a dialog that an item opens, and its button gets the focus afterwards', async () => {
    await render(<RowWithDialog />);
    const button = page.getByRole('button', { name: 'Actions' });
    const dialog = page.getByRole('alertdialog', { name: 'Delete location?' });
    await button.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('gives the focus back to its button', async () => {
    await render(<RowWithDialog />);
    const button = page.getByRole('button', { name: 'Actions' });
    await button.click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});
