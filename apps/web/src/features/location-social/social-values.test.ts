import type { SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import {
  changedNetworks,
  changeOf,
  profileUrlError,
  normalizedUrl,
  socialErrorsOf,
  socialValuesOf,
  type SocialValues,
} from './social-values.ts';

const saved: SocialValues = {
  facebook: 'https://www.facebook.com/harbour',
  instagram: '',
  linkedin: '',
  pinterest: '',
  tiktok: 'https://www.tiktok.com/@harbour',
  twitter: 'http://twitter.com/harbour',
  youtube: '',
};

test('@SOC-1 only changed fields are sent, and null removes a URL', () => {
  const now = {
    ...saved,
    facebook: ' https://www.facebook.com/harbour ',
    tiktok: ' ',
    instagram: ' https://www.instagram.com/harbour',
    youtube: '@harbour',
  };
  const changed = changedNetworks(saved, now);
  expect(changeOf(changed, now)).toEqual({
    instagram: 'https://www.instagram.com/harbour',
    tiktok: null,
    youtube: 'https://www.youtube.com/@harbour',
  });
});

test('@SOC-1 an unknown URL changes only if the user enters or removes it', () => {
  const unknown = socialValuesOf(
    { tiktok: 'https://www.tiktok.com/@harbour', youtube: null },
    null,
  );
  expect(unknown).toMatchObject({ facebook: null, youtube: '' });
  expect(changedNetworks(unknown, unknown)).toEqual([]);
  const now = { ...unknown, facebook: '', twitter: 'https://x.com/harbour' };
  const changed = changedNetworks(unknown, now);
  expect(changeOf(changed, now)).toEqual({ facebook: null, twitter: 'https://x.com/harbour' });
});

test.each<[SocialNetwork, string, RegExp | null]>([
  ['instagram', 'https://www.facebook.com/harbour', /isn’t on Instagram/],
  ['instagram', '', null],
  ['instagram', 'instagram.com/harbour', null],
  ['instagram', ' https://www.instagram.com/harbour ', null],
  // An unchanged value is valid, because it must not block the save.
  ['twitter', 'http://twitter.com/harbour', null],
  ['twitter', 'http://twitter.com/harbours', /https/],
])('@SOC-1 %s: %j is validated by the rules of its network', (network, text, error) => {
  const found = profileUrlError(network, saved[network], text);
  if (error) expect(found).toMatch(error);
  else expect(found).toBeUndefined();
});

test.each<[SocialNetwork, string, string | null]>([
  ['facebook', 'https://www.facebook.com/harbour?ref=page', 'https://www.facebook.com/harbour'],
  ['facebook', 'https://www.facebook.com/harbour', null],
  ['facebook', 'harbour', null],
])('@SOC-1 %s: %j will be stored as %j', (network, text, kept) => {
  expect(normalizedUrl(network, text)).toBe(kept);
});

test('@ERR-4 an error is shown at its network, the rest at no field', () => {
  expect(
    socialErrorsOf({
      'social_profiles.tiktok': ['This is no profile at TikTok.'],
      'social_profiles.mastodon': ['Unknown.'],
      social_profiles: ['Too many.'],
    }),
  ).toEqual({
    fields: { tiktok: { message: 'This is no profile at TikTok.', parts: {} } },
    others: ['Unknown.', 'Too many.'],
  });
});
