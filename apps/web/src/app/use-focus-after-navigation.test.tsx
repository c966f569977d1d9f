import { Button } from '@placekeeper/ui/button';
import { AnchoredMenu, Menu, MenuItem } from '@placekeeper/ui/menu';
import { useState } from 'react';
import { createMemoryRouter, Outlet, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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

function Layout() {
  useFocusAfterNavigation();
  return (
    <>
      <Menus />
      <main tabIndex={-1}>
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
