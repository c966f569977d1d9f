import { Button } from '@placekeeper/ui/button';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { AnchoredMenu, Menu, MenuItem } from '@placekeeper/ui/menu';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePathState } from '../lib/url/use-path-state.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

function SettingsItem() {
  const navigate = useNavigate();
  return <MenuItem onClick={() => void navigate('/settings')}>Settings</MenuItem>;
}

function Menus() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Menu trigger={<Button>Account</Button>}>
        <SettingsItem />
      </Menu>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Location</Button>
      <AnchoredMenu anchor={anchor} onClose={() => setAnchor(null)}>
        <SettingsItem />
      </AnchoredMenu>
    </>
  );
}

/** Like the question whether to turn off the management of a location. */
function Question() {
  const [asks, setAsks] = usePathState<boolean>();
  return (
    <>
      <Button onClick={() => setAsks(true)}>Ask</Button>
      {asks && (
        <ConfirmDialog
          open
          confirmLabel="Turn off"
          description=""
          title="Turn off?"
          onConfirm={() => undefined}
        />
      )}
    </>
  );
}

function Layout() {
  useFocusAfterNavigation();
  return (
    <>
      <Menus />

      <main tabIndex={-1}>
        <Question />
        <Outlet />
      </main>
    </>
  );
}

const screens = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/settings', element: <h1>Your settings</h1> },
];

test.for(['Account', 'Location'])(
  '@SHELL-16 a screen keeps the focus although the menu %s that opened it closes',
  async (name) => {
    const router = createMemoryRouter([{ element: <Layout />, children: screens }]);
    await render(<RouterProvider router={router} useTransitions={false} />);
    await page.getByRole('button', { name }).click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const heading = page.getByRole('heading', { name: 'Your settings' });
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
  },
);

test('@SHELL-16 Back focuses the screen that it shows, although it closes a question', async () => {
  const router = createMemoryRouter([{ element: <Layout />, children: screens }], {
    initialEntries: ['/', '/settings'],
  });
  await render(<RouterProvider router={router} useTransitions={false} />);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await router.navigate(-1);
  const heading = page.getByRole('heading', { name: 'Home' });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});
