import type { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { spotlightQueries } from '../../data/spotlight/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { StartView } from './start-view.tsx';

const recent = page.getByRole('region', { name: 'Recent locations' });
const again = recent.getByRole('button', { name: 'Try again' });

const answerOf = (ids: readonly number[]) => ({
  data: ids.map((id): SpotlightItem => ({
    type: 'location',
    location: { id, name: `Shop ${id}`, store_code: null, formatted_address: null } as never,
    title: `Shop ${id}`,
    link: `/location/${id}/info`,
    icon: 'map-pin',
    color: null,
  })),
  meta: { current_page: 1, last_page: 1, per_page: 10, total: ids.length, to: ids.length },
});

const platform = vi.fn<() => Promise<Response>>();

async function show(locations_count: number) {
  // Requests to other addresses than the API succeed.
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/') ? platform() : new Response(null, { status: 204 }),
  );
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { locations_count },
  } as never);
  void queryClient.query({ ...spotlightQueries.recentLocations(), retry: false }).catch(() => null);
  const own = { quickActions: [], navigate: [] } as never;
  const element = <StartView own={own} onChosen={vi.fn()} />;
  await renderScreen(element);
}

const shown = () =>
  recent
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

afterEach(() => {
  platform.mockReset();
});

test('@SPOT-6 @SPOT-10 five recent locations, in the order of the platform', async () => {
  platform.mockResolvedValue(Response.json(answerOf([4, 9, 2, 7, 3, 8])));
  await show(12);
  await expect.poll(shown).toEqual(['Shop 4', 'Shop 9', 'Shop 2', 'Shop 7', 'Shop 3']);
});

test('@SPOT-6 the address is beside the name of a location, and below it on a phone', async () => {
  const { data, meta } = answerOf([4]);
  const location = { id: 4, name: 'Shop 4', store_code: null, formatted_address: '1 Quay Street' };
  const items = data.map((item) => ({ ...item, location }));
  platform.mockResolvedValue(Response.json({ data: items, meta }));
  await show(12);
  const name = recent.getByText('Shop 4');
  const address = recent.getByText('1 Quay Street');
  await expect.element(address).toBeVisible();
  const below = () =>
    address.element().getBoundingClientRect().top - name.element().getBoundingClientRect().top;
  await page.viewport(1440, 844);
  await expect.poll(below).toBe(0);
  await page.viewport(390, 844);
  await expect.poll(below).toBeGreaterThan(10);
});

test('@SPOT-7 no location was opened yet', async () => {
  platform.mockResolvedValue(Response.json(answerOf([])));
  await show(12);
  await expect.element(recent).toMatchTextContent(/You have no recent locations\./);
});

test('@SPOT-7 without locations the start view links to adding one', async () => {
  platform.mockResolvedValue(Response.json(answerOf([])));
  await show(0);
  await expect.element(recent).toMatchTextContent(/No locations added yet/);
  await expect
    .element(recent.getByRole('link', { name: 'Add a location' }))
    .toHaveAttribute('href', '/');
});

test('@ENT-3 the start view shows its loading state, its failure with a retry, and the list', async () => {
  const answers: ((response: Response) => void)[] = [];
  platform.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const answer = async (response: Response) => {
    await expect.poll(() => answers).toHaveLength(1);
    answers.pop()?.(response);
  };
  const isBusy = () => recent.element().querySelector('[aria-busy=true]') !== null;
  vi.spyOn(console, 'error').mockReturnValue();
  await show(12);
  expect([isBusy(), shown()]).toEqual([true, []]);
  await answer(Response.json({ message: 'Not today.' }, { status: 409 }));
  await expect
    .element(recent.getByRole('alert'))
    .toMatchTextContent(/Couldn’t load recent locations\./);
  expect(isBusy()).toBe(false);
  await userEvent.click(again);
  await expect.poll(isBusy).toBe(true);
  await answer(Response.json(answerOf([4])));
  await expect.poll(shown).toEqual(['Shop 4']);
  expect([isBusy(), again.query()]).toEqual([false, null]);
});
