import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { User } from '@placekeeper/contracts/model/user';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import {
  expectTurningOffAsks,
  managedLocation as location,
  stubManagementOff,
} from '../../../test/managed-location.ts';
import { wireUser } from '@placekeeper/contracts/testing/wire-user';
import { renderScreen } from '../../../test/render.tsx';
import { LocationHeader } from './location-header.tsx';

const { tagsMayLoad, loadTags } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { tagsMayLoad: promise, loadTags: resolve };
});
vi.mock('./header-tags.tsx', async (original) => {
  await tagsMayLoad;
  return original();
});

const user = () => User.parse({ ...wireUser, id: 7, locations_count: 1 });

const written = vi.fn<(address: string) => void>();
beforeEach(() => {
  written.mockReset();
  stubManagementOff(written);
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: user() });
});

test('@LOC-4 @LOC-5 the switch stays in place when the tags have loaded', async () => {
  await page.viewport(1000, 600);
  const unfinished = {
    ...location,
    name: 'Harbour Street Dental and Orthodontics',
    status: 'closed_temporarily',
    description: null,
    phone_number: null,
    phone_numbers: [],
    website_url: null,
    tags: [{ id: TagId.parse(1), name: 'North', locations_count: 1 }],
  };
  await renderScreen(
    <LocationHeader failed={false} isGone={false} id={location.id} location={unfinished} />,
  );
  const managed = page.getByRole('switch', { name: 'Managed' });
  const tag = page.getByRole('button', { name: 'Remove North' });
  await expect.element(page.getByText('Temporarily closed')).toBeVisible();
  const { x, y } = managed.element().getBoundingClientRect();
  loadTags();

  await expect.element(tag).toBeVisible();
  expect(managed.element().getBoundingClientRect()).toMatchObject({ x, y });
});

test('@DET-5 @LOC-5 the switch asks before it drops open updates', async () => {
  const element = (
    <LocationHeader failed={false} isGone={false} id={location.id} location={location} />
  );
  const turnOff = () => page.getByRole('switch', { name: 'Managed' }).click();
  await renderScreen(element);
  await expectTurningOffAsks(turnOff, written);
});

function Neighbours() {
  const [id, setId] = useState(location.id);
  const shown = { ...location, id, gbp_management_status: 'disabled' };
  return (
    <>
      <button type="button" onClick={() => setId(LocationId.parse(location.id + 1))}>
        Show the next location
      </button>
      <LocationHeader failed={false} isGone={false} id={id} location={shown} />
    </>
  );
}

test('@LOC-5 a failure to turn on management is not shown at the next location', async () => {
  const failing = () => Promise.resolve(new Response(null, { status: 409 }));
  vi.stubGlobal('fetch', vi.fn(failing));
  await renderScreen(<Neighbours />);
  await page.getByRole('switch', { name: 'Managed' }).click();
  await expect.element(page.getByText('Couldn’t turn on management')).toBeVisible();
  await expect
    .element(
      page.getByText(
        /If all slots are in use, turn off management for another location or add slots/,
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Show the next location' }).click();
  await expect.element(page.getByText('Couldn’t turn on management')).not.toBeInTheDocument();
});

test.each([
  [true, []],
  [false, ['View plans']],
])(
  '@LOC-5 a bare refusal to turn on management names the plans only without a subscription (%s)',
  async (subscribed, links) => {
    const known = User.parse({
      ...wireUser,
      id: 7,
      locations_count: 1,
      has_gbp_management_subscription: subscribed,
    });
    queryClient.setQueryData(currentUserQueries.show().queryKey, { user: known });
    const refused = () => Promise.resolve(new Response(null, { status: 403 }));
    vi.stubGlobal('fetch', vi.fn(refused));
    await renderScreen(<Neighbours />);
    await page.getByRole('switch', { name: 'Managed' }).click();
    const notice = page.getByRole('alert');
    await expect.element(notice.getByText(/You don’t have permission to do this\./)).toBeVisible();
    const shown = notice.getByRole('link').elements();
    expect(shown.map(({ textContent }) => textContent)).toEqual(links);
  },
);
