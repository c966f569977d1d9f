import { expect, test } from 'vitest';
import { createLocationFixture } from '../../../testing/location-fixture.ts';
import { receiveChange } from '../../google-updates/commands/receive.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { updateSocialProfiles } from './update-social-profiles.ts';

const facebook = 'https://www.facebook.com/harbour';

test('addresses are set and removed, and unnamed ones stay @SOC-1', () => {
  const fixture = createLocationFixture([
    { socialProfiles: { facebook, instagram: 'https://www.instagram.com/harbour' } },
  ]);
  const { deps, actor, id, row, live, attempts } = fixture;
  updateSocialProfiles(deps, actor(), {
    id,
    social_profiles: { instagram: null, twitter: ' https://x.com/harbour?ref=1 ', tiktok: '' },
  });
  const kept = { facebook, twitter: 'https://x.com/harbour' };
  expect(row(id).profile.socialProfiles).toEqual(kept);
  expect(new Set(attempts(id).flatMap(({ fields }) => fields))).toEqual(
    new Set(['attributes/url_instagram', 'attributes/url_twitter']),
  );
  fixture.advance(publishingTime);
  expect(live(id).socialProfiles).toEqual(kept);
});

test('saving an address supersedes its open update', () => {
  const { deps, actor, id, updates } = createLocationFixture();
  receiveChange(deps, actor(), {
    locationId: id,
    type: 'google',
    field: 'attributes/url_facebook',
  });
  updateSocialProfiles(deps, actor(), { id, social_profiles: { facebook } });
  expect(updates(id)).toMatchObject([{ resolvedAction: 'nullified', resolvedBy: null }]);
});

test('an address of another network is refused at its network, and nothing is saved @SOC-1', () => {
  const { deps, actor, id, row } = createLocationFixture();
  const before = row(id);
  const social_profiles = { facebook, instagram: facebook, youtube: 'nonsense' };
  expect(() => updateSocialProfiles(deps, actor(), { id, social_profiles })).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: {
          'social_profiles.instagram': [expect.stringMatching(/isn’t on Instagram/)],
          'social_profiles.youtube': [expect.stringMatching(/full profile URL/)],
        },
      },
    }),
  );
  expect(row(id)).toEqual(before);
});
