import { lazy } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../test/test.css';
import { middleOf, mouse, touch } from '../../test/pointer.ts';
import { Button } from './button.tsx';
import { LazyMenu, type MenuTriggerProps } from './lazy-menu.tsx';
import { Menu, MenuItem } from './menu.tsx';

function Actions(menu: MenuTriggerProps) {
  return (
    <Menu {...menu}>
      <MenuItem>Rename</MenuItem>
    </Menu>
  );
}

function delayed() {
  const code = Promise.withResolvers<{ default: typeof Actions }>();
  const Late = lazy(() => code.promise);
  return {
    view: <LazyMenu trigger={<Button>Actions</Button>}>{(menu) => <Late {...menu} />}</LazyMenu>,
    arrive: () => code.resolve({ default: Actions }),
  };
}

const button = page.getByRole('button', { name: 'Actions', exact: true });
const item = page.getByRole('menuitem', { name: 'Rename' });
const place = () => middleOf(button.element());
/** React delays loaded content by up to 300 ms. */
const shownAgain = () => new Promise((done) => setTimeout(done, 350));
/** Dispatches a press with its time, because a real press arrives late on a busy machine. */
function pressAt(timeStamp: number): void {
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  Object.defineProperty(press, 'timeStamp', { value: timeStamp });
  button.element().dispatchEvent(press);
}
async function expectReady(): Promise<void> {
  await expect.element(button).toHaveAttribute('id');
}

describe('LazyMenu', () => {
  test('shows its button before the code has loaded, in the same place, and announces the menu', async () => {
    const { view, arrive } = delayed();
    await render(view);
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    const before = button.element().getBoundingClientRect();
    arrive();
    await expectReady();
    expect(button.element().getBoundingClientRect()).toEqual(before);
    await expect.element(item).not.toBeInTheDocument();
    await button.click();
    await expect.element(item).toBeVisible();
  });

  test('opens on a press before the code has loaded', async () => {
    const { view, arrive } = delayed();
    await render(view);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    arrive();
    await expect.element(item).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(item).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test.each(['{Enter}', ' ', '{ArrowDown}'])('opens on an early %s', async (key) => {
    const { view, arrive } = delayed();
    await render(view);
    await userEvent.keyboard(`{Tab}${key}`);
    arrive();
    await expect.element(item).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  test.each([
    [
      'a held Space',
      () => userEvent.keyboard('{Tab}[Space>]'),
      () => userEvent.keyboard('[/Space]'),
    ],
    ['a held mouse button', () => mouse.press(place()), () => mouse.release(place())],
    ['a finger', () => touch.start(place()), () => touch.end()],
  ])('keeps %s while the code loads', async (_, press, release) => {
    const { view, arrive } = delayed();
    await render(view);
    const early = button.element();
    await press();
    arrive();
    await shownAgain();
    expect(button.element()).toBe(early);
    await release();
    await expect.element(item).toBeVisible();
    await item.click();
    await expect.element(item).not.toBeInTheDocument();
  });

  test('is not closed by a second press while it opens', async () => {
    const { view, arrive } = delayed();
    await render(view);
    await button.click();
    const early = performance.now();
    arrive();
    await expect.element(item).toBeVisible();
    pressAt(early);
    await shownAgain();
    await expect.element(item).toBeVisible();
    pressAt(performance.now() + 1000);
    await expect.element(item).not.toBeInTheDocument();
  });

  test('keeps the focus of its button', async () => {
    const { view, arrive } = delayed();
    await render(view);
    await userEvent.keyboard('{Tab}');
    await expect.element(button).toHaveFocus();
    arrive();
    await expectReady();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item).toBeVisible();
  });

  test('does not take the focus if its button had none', async () => {
    const { view, arrive } = delayed();
    await render(
      <>
        <input aria-label="Search" />
        {view}
      </>,
    );
    await page.getByLabelText('Search').click();
    arrive();
    await expectReady();
    await expect.element(page.getByLabelText('Search')).toHaveFocus();
  });
});
