import { User } from '@placekeeper/contracts/model/user';
import { beforeEach, test, vi } from 'vitest';
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

const user = () => User.parse({ ...wireUser, id: 7, locations_count: 1 });

const written = vi.fn<(address: string) => void>();
beforeEach(() => {
  written.mockReset();
  stubManagementOff(written);
});

test('@DET-5 @LOC-5 the switch asks before it drops open updates', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: user() });
  const element = (
    <LocationHeader failed={false} isGone={false} id={location.id} location={location} />
  );
  const turnOff = () => page.getByRole('switch', { name: 'Managed' }).click();
  await renderScreen(element);
  await expectTurningOffAsks(turnOff, written);
});
