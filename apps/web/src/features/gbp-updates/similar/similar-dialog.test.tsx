import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answer,
  jobsOfUser,
  open,
  platform,
  press,
  reads,
  reject,
  runJobsInTests,
  wire,
} from './similar-fixture.tsx';

runJobsInTests();

/** More than the list shows at once. */
const many = 300;

test('@UPD-5 identical updates of all pages are found with any page size', async () => {
  platform.total = many;
  const fetched = reads();
  vi.stubGlobal('fetch', fetched);
  await open();
  await expect.element(page.getByText(/made the same change at 299 locations/)).toBeVisible();
  const requests = fetched.mock.calls.flatMap(([address]) =>
    address.startsWith('/api') ? [new URL(address, location.href).searchParams] : [],
  );
  expect(requests).toHaveLength(3);
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
    'field_names[]': 'title',
    change_source: 'google',
    'page[size]': '1000',
  });
  await press(page.getByRole('checkbox', { name: 'Shop 7', exact: true }));
  await expect.element(reject(298)).toBeEnabled();
  await expect.element(page.getByText(/49 more locations not listed/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Show more locations' }));
  await expect.element(page.getByRole('checkbox', { name: 'Shop 252', exact: true })).toHaveFocus();
  await expect.element(page.getByText(/more locations not listed/)).not.toBeInTheDocument();
  await expect.element(reject(298)).toBeEnabled();
});

test('@UPD-5 no action has the focus while the list loads, and the list gets it', async () => {
  const loading = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (address: string) => loading.promise.then(() => answer(address)));
  await open();
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  loading.resolve();
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  await expect.element(reject(59)).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  expect(await jobsOfUser()).toEqual([]);
});

test('@UPD-5 the change is shown once, and other previous values with their location', async () => {
  const loading = Promise.withResolvers<void>();
  const updates = [wire(1), { ...wire(2), platform_value: 'Shop 1' }, wire(3)];
  const meta = { current_page: 1, last_page: 1, per_page: 3, total: 3, to: 3 };
  vi.stubGlobal('fetch', () =>
    loading.promise.then(() =>
      Response.json({ google_updates: updates, total_locations: 3, meta }),
    ),
  );
  await open();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Yours', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('On Google now')).toBeVisible();
  loading.resolve();
  await expect
    .element(dialog.getByText('1 location has a different previous value, shown below.'))
    .toBeVisible();
  const previous = dialog.getByRole('listitem').filter({ hasText: 'Previous value' });
  await expect.poll(() => previous.elements()).toHaveLength(1);
  await expect
    .element(previous.getByRole('checkbox', { name: 'Shop 3', exact: true }))
    .toBeInTheDocument();
  await expect.element(previous.getByText('Yours', { exact: true })).toBeVisible();
});

test('@ERR-1 an interrupted search shows its progress and can be repeated', async () => {
  const fetched = reads();
  fetched.mockImplementation(async (address) =>
    address.includes('number%5D=3') || address.includes('number]=3')
      ? new Response('{}', { status: 403 })
      : answer(address),
  );
  vi.stubGlobal('fetch', fetched);
  await open();
  const alert = page.getByText(/^Couldn’t finish the search\..* 40 of 60 updates searched\.$/);
  await expect.element(alert).toBeVisible();
  await expect.element(reject(40)).toBeEnabled();
  fetched.mockImplementation(async (address) => answer(address));
  await press(page.getByRole('button', { name: 'Search again' }));
  await expect.element(reject(59)).toBeEnabled();
  await expect.element(alert).not.toBeInTheDocument();
});

test('@UPD-5 a search can be stopped and its results resolved', async () => {
  const stopped = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('number%5D=2') || address.includes('number]=2')
      ? stopped.promise
      : Promise.resolve(answer(address)),
  );
  await open();
  await expect.element(page.getByText('20 of 60 updates searched')).toBeVisible();
  await expect.element(reject(20)).toHaveAttribute('aria-disabled', 'true');
  await press(page.getByRole('button', { name: 'Stop' }));
  await expect.element(page.getByText(/^Search stopped\. 20 of 60/)).toBeVisible();
  await expect.element(reject(20)).toBeEnabled();
});
