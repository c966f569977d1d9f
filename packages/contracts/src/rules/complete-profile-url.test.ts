import { expect, test } from 'vitest';
import { completeProfileUrl, suggestProfileUrl } from './complete-profile-url.ts';
import type { SocialNetwork } from './provider-fields.ts';

test.each<[SocialNetwork, string, string | null]>([
  ['tiktok', '@harbour', 'https://www.tiktok.com/@harbour'],
  ['twitter', 'harbour', 'https://x.com/harbour'],
  ['twitter', ' @harbour ', 'https://x.com/harbour'],
  ['youtube', 'youtube.com/@harbour', 'https://youtube.com/@harbour'],
  ['facebook', 'facebook.com/harbour?ref=x', 'https://facebook.com/harbour'],
  ['linkedin', 'http://linkedin.com/company/harbour', 'https://linkedin.com/company/harbour'],
  ['youtube', '//youtube.com/@harbour', 'https://youtube.com/@harbour'],
  ['instagram', 'instagram.com', null],
  ['instagram', 'harbour.example', null],
  ['instagram', 'https://www.instagram.com/harbour', null],
  ['twitter', 'a_name_that_is_far_too_long', null],
  ['twitter', ' ', null],
])('@SOC-1 %s: %j suggests %j', (network, typed, meant) => {
  expect(suggestProfileUrl(network, typed)).toBe(meant);
});

test.each<[SocialNetwork, string, string]>([
  ['facebook', 'facebook.com/harbour', 'https://facebook.com/harbour'],
  ['facebook', 'www.facebook.com/harbour', 'https://www.facebook.com/harbour'],
  ['facebook', ' //www.facebook.com/harbour', 'https://www.facebook.com/harbour'],
  ['tiktok', '@harbour', 'https://www.tiktok.com/@harbour'],
  ['instagram', '@harbour.books', 'https://www.instagram.com/harbour.books'],
  ['instagram', '\u200E@harbour', 'https://www.instagram.com/harbour'],
  // Ambiguous text is not completed: its URL is only a suggestion.
  ['twitter', 'harbour', 'harbour'],
  ['linkedin', 'http://linkedin.com/company/harbour', 'http://linkedin.com/company/harbour'],
  ['instagram', 'facebook.com/harbour', 'facebook.com/harbour'],
  ['facebook', 'https://www.facebook.com/harbour?ref=x', 'https://www.facebook.com/harbour?ref=x'],
  ['facebook', '', ''],
])('@SOC-1 %s: %j is completed to %j', (network, typed, whole) => {
  expect(completeProfileUrl(network, typed)).toBe(whole);
});
