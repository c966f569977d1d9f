import { describe, expect, test } from 'vitest';
import type { SocialNetwork } from './provider-fields.ts';
import { socialNetworks } from './provider-fields.ts';
import {
  socialProfileAddress,
  socialProfileExample,
  validateSocialProfile,
} from './validate-social-profile.ts';

describe('a profile URL is accepted @SOC-1', () => {
  test.each<[SocialNetwork, string]>([
    ['facebook', 'https://www.facebook.com/harbourbooks'],
    ['facebook', 'https://facebook.com/harbour.books/'],
    ['facebook', 'https://m.facebook.com/profile.php?id=100'],
    ['facebook', 'https://www.facebook.com/people/Harbour-Books/100'],
    ['facebook', 'https://en-gb.facebook.com/harbourbooks?ref=page'],
    ['instagram', 'https://www.instagram.com/harbour_books'],
    ['instagram', 'https://instagram.com/harbour_books'],
    ['linkedin', 'https://www.linkedin.com/company/harbour-books'],
    ['linkedin', 'https://uk.linkedin.com/in/olivia-hart'],
    ['linkedin', 'https://www.linkedin.com/school/harbour'],
    ['pinterest', 'https://www.pinterest.co.uk/harbourbooks'],
    ['pinterest', 'https://pinterest.de/harbourbooks/'],
    ['pinterest', 'https://pinterest.com.au/harbourbooks'],
    ['tiktok', 'https://www.tiktok.com/@harbour.books'],
    ['tiktok', 'https://tiktok.com/@harbour.books'],
    ['twitter', 'https://x.com/harbourbooks'],
    ['twitter', 'https://twitter.com/harbourbooks'],
    ['twitter', 'https://x.com/searchlight'],
    ['youtube', 'https://www.youtube.com/@harbourbooks'],
    ['youtube', 'https://www.youtube.com/channel/UC123'],
    ['youtube', ' https://youtube.com/c/B%C3%BCcher '],
    ['facebook', 'https://www.facebook.com/100%'],
    ['tiktok', `https://www.tiktok.com/@${'x'.repeat(2024)}`],
  ])('%s: %s', (network, address) => {
    expect(validateSocialProfile(network, address)).toBeNull();
  });
});

describe('other URLs are refused with the accepted form @SOC-1', () => {
  test.each<[SocialNetwork, string, RegExp]>([
    ['facebook', 'harbourbooks', /full profile URL.*facebook\.com/],
    ['facebook', '', /full profile URL/],
    ['facebook', 'https://www.facebook.com/har bour', /full profile URL/],
    ['facebook', 'http://www.facebook.com/harbour', /https/],
    ['facebook', 'javascript:alert(1)', /https/],
    ['facebook', 'https://www.instagram.com/harbour', /isn’t on Facebook/],
    ['facebook', 'https://facebook.com.evil.example/harbour', /isn’t on Facebook/],
    ['facebook', 'https://user:secret@facebook.com/harbour', /isn’t on Facebook/],
    ['facebook', 'https://user@facebook.com/harbour', /isn’t on Facebook/],
    ['facebook', 'https://www.facebook.com:8080/harbour', /isn’t on Facebook/],
    ['facebook', 'https://www.facebook.com/', /profile on Facebook/],
    ['facebook', 'https://www.facebook.com/profile.php', /profile on Facebook/],
    ['facebook', 'https://www.facebook.com/profile.php?id=12a', /profile on Facebook/],
    ['facebook', 'https://www.facebook.com/profile.php?id=a12', /profile on Facebook/],
    ['facebook', 'https://www.facebook.com/events/12', /profile on Facebook/],
    ['facebook', 'https://www.facebook.com/sharer.php', /profile on Facebook/],
    ['instagram', 'https://www.instagram.com/p/', /profile on Instagram/],
    ['instagram', 'https://www.instagram.com/harbour/reels', /profile on Instagram/],
    ['linkedin', 'https://www.linkedin.com/harbour', /profile on LinkedIn/],
    ['pinterest', 'https://www.pinterest.com/pin/12', /profile on Pinterest/],
    ['tiktok', 'https://www.tiktok.com/harbour', /profile on TikTok/],
    ['twitter', 'https://x.com/a_name_of_more_than_15', /profile on X/],
    ['twitter', 'https://x.com/search', /profile on X/],
    ['youtube', 'https://www.youtube.com/watch?v=1', /profile on YouTube/],
    ['youtube', 'https://youtu.be/1', /isn’t on YouTube/],
    ['youtube', 'https://www.youtube.com/@harbour\u200Bbooks', /U\+200B/],
    ['tiktok', `https://www.tiktok.com/@${'x'.repeat(2048)}`, /2048 characters/],
  ])('%s: %s', (network, address, message) => {
    expect(validateSocialProfile(network, address)).toMatch(message);
  });
});

test.each(socialNetworks)(
  '%s: the example is accepted, but not on a host of a similar name @SOC-1',
  (network) => {
    const example = new URL(socialProfileExample(network));
    const on = (host: string) => `https://${host}${example.pathname}`;
    const host = example.host.replace(/^www\./, '');
    expect(validateSocialProfile(network, example.href)).toBeNull();
    for (const other of [`not${host}`, `not-${host}`, `${host}.evil.example`, `${host}x`])
      expect(validateSocialProfile(network, on(other)), other).toMatch(/isn’t on/);
  },
);

test.each([
  ['https://www.facebook.com/harbour?utm_source=x#top', 'https://www.facebook.com/harbour'],
  ['https://www.facebook.com/profile.php?id=1&ref=x', 'https://www.facebook.com/profile.php?id=1'],
  [' https://x.com/harbour ', 'https://x.com/harbour'],
  ['https://www.facebook.com/harbour?id=1', 'https://www.facebook.com/harbour'],
])('%s is stored as %s', (address, kept) => {
  expect(socialProfileAddress(address)).toBe(kept);
});
