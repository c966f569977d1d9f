import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../../../db/schema/provider.ts';
import { createLocationFixture } from '../../../testing/location-fixture.ts';
import { loseAuthorization } from '../../google-accounts/commands/lose-authorization.ts';
import { refreshRelatedData } from './refresh-related.ts';

const serviceItems = [
  { freeFormServiceItem: { category: 'gcid:dentist', displayName: 'Night guards' } },
];

test('a refresh replaces only the services by those of the live profile @DET-6', () => {
  const { deps, actor, id, row } = createLocationFixture();
  const { profileId, profile } = row(id);
  const live = { ...profile, title: 'Renamed at Google', serviceItems };
  deps.db.update(profiles).set({ live }).where(eq(profiles.id, profileId)).run();

  refreshRelatedData(deps, actor(), id);
  expect(row(id).profile).toEqual({ ...profile, serviceItems });
});

test('a lost account has to be connected first @GACC-2', () => {
  const { deps, actor, id, token } = createLocationFixture();
  loseAuthorization(deps, actor(), token.id);
  expect(() => refreshRelatedData(deps, actor(), id)).toThrow(
    expect.objectContaining({ kind: { status: 409 } }),
  );
});
