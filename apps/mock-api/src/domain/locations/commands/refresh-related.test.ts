import { expect, test } from 'vitest';
import { createLocationFixture } from '../../../testing/location-fixture.ts';
import { receiveChange } from '../../google-updates/commands/receive.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { addFreeForm } from '../../services/commands.ts';
import { loseAuthorization } from '../../google-accounts/commands/lose-authorization.ts';
import { refreshRelatedData } from './refresh-related.ts';
import { refusal } from '../../../testing/refusal.ts';

const serviceItems = [
  { freeFormServiceItem: { category: 'gcid:dentist', displayName: 'Night guards' } },
];

const attributes = { 'attributes/wi_fi': { values: ['free_wi_fi'] } };

test('a refresh replaces only services and attributes by those of the live profile @DET-6', () => {
  const { deps, actor, id, row, setProfile } = createLocationFixture();
  const { profile } = row(id);
  const live = { ...profile, title: 'Renamed on Google', serviceItems, attributes };
  setProfile(id, { live });

  refreshRelatedData(deps, actor(), id);
  expect(row(id).profile).toEqual({ ...profile, serviceItems, attributes });
});

test('a refresh closes the open update of the services @DET-6', () => {
  const { deps, actor, id, row, updates } = createLocationFixture();
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'serviceItems' });
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'title' });
  refreshRelatedData(deps, actor(), id);
  expect(updates(id).map(({ resolvedAction }) => resolvedAction)).toEqual(['nullified', null]);
  expect(row(id).hasUnresolvedUpdates).toBe(true);
});

test('services that are being published stay @DET-6', () => {
  const { deps, actor, id, row, live, advance } = createLocationFixture();
  const { primary: categoryId } = row(id).profile.categories;
  addFreeForm(deps, actor(), { id, categoryId, displayName: 'Readings' });
  const ours = row(id).profile.serviceItems;
  refreshRelatedData(deps, actor(), id);
  expect(row(id).profile.serviceItems).toEqual(ours);
  advance(publishingTime);
  expect(live(id).serviceItems).toEqual(ours);
});

test('a lost account has to be connected first @GACC-2', () => {
  const { deps, actor, id, token } = createLocationFixture();
  loseAuthorization(deps, actor(), token.id);
  expect(() => refreshRelatedData(deps, actor(), id)).toThrow(refusal(409));
});
