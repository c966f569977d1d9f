import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { LeaveGuard } from './leave-guard.tsx';

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

const questionOfSave = page.getByRole('alertdialog', { name: 'Leave while saving?' });

/** A form whose save may end while the guard asks. */
async function leave(saving = externalStore(false)) {
  const names = externalStore(['Website']);
  function Form() {
    const changed = useStore(names);
    return (
      <>
        <Link to="/home">Home</Link>
        <LeaveGuard
          hasChanges={() => changed.length > 0}
          names={changed}
          saving={useStore(saving)}
          onLeave={() => names.set([])}
        />
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '/home', element: <h1>Home screen</h1> },
    ],
    { initialEntries: ['/form'] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  return { endSave: () => names.set([]) };
}

test('@DET-2 a save that ends while the guard asks lets the user leave', async () => {
  const { endSave } = await leave();
  await expect.element(question.getByText('You have unsaved changes to website.')).toBeVisible();
  endSave();
  await expect.element(page.getByRole('heading', { name: 'Home screen' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('@DET-2 a user who stays is not taken away when the save ends', async () => {
  const { endSave } = await leave();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  endSave();
  await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('@DET-2 a user who discards the changes leaves once', async () => {
  await leave();
  await page.getByRole('button', { name: 'Discard and leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Home screen' })).toBeVisible();
});

test('@DET-2 while a save is on its way, leaving does not promise to discard it', async () => {
  const saving = externalStore(true);
  await leave(saving);
  await expect
    .element(questionOfSave.getByText(/^Your changes to website are still being saved\./))
    .toBeVisible();
  await expect.element(questionOfSave.getByRole('button', { name: 'Leave now' })).toBeVisible();
  // The save has failed.
  saving.set(false);
  await expect.element(question.getByRole('button', { name: 'Discard and leave' })).toBeVisible();
});

test('@SHELL-16 the link of another screen does not get the focus back after the user has left', async () => {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/home">Home</Link>
            <Outlet />
          </>
        ),
        children: [
          {
            path: '/form',
            element: (
              <LeaveGuard hasChanges={() => true} names={['Website']} onLeave={() => undefined} />
            ),
          },
          {
            path: '/home',
            element: (
              <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
                Home screen
              </h1>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  );
  await renderWithQueries(<RouterProvider router={router} />);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Discard and leave' }).click();
  const heading = page.getByRole('heading', { name: 'Home screen' });
  await expect.element(heading).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});
