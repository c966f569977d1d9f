import { expect, test } from 'vitest';
import { plainSubject } from '../testing/plain-subject.ts';
import type { Profile } from '../profile/profile.ts';
import type { Subject } from './bulk-context.ts';
import { resolveTexts } from './resolve-texts.ts';
import { textChangeError, type TextChange } from './text-changes.ts';

function subject(profile: Partial<Profile> = {}, label: string | null = 'Flagship'): Subject {
  const plain = plainSubject(profile);
  return { ...plain, state: { ...plain.state, label } };
}

const websiteAfter = (websiteUri: string | null, change: TextChange) =>
  resolveTexts(subject({ websiteUri }), { texts: { website_url: change } }).changes.set
    ?.website_url;
const template = (text: string): TextChange => ({ type: 'template', text });

test('@BULK-1 placeholders are filled in for each location', () => {
  const { changes, errors } = resolveTexts(subject(), {
    set: { status: 'open' },
    texts: { description: template('{name} in {city}: {store_code}, {label}') },
  });
  expect(changes).toEqual({
    set: { status: 'open', description: 'Harbour Books in Bristol: HB-001, Flagship' },
  });
  expect(errors).toEqual({});
});

test('@BULK-1 a number that Google gave instead of a store code does not fill the placeholder', () => {
  const numbered = subject({ storeCode: '50678454143824839446' });
  const { changes, errors } = resolveTexts(numbered, {
    texts: { website_url: template('https://example.com/{store_code}') },
  });
  expect(changes).toEqual({});
  expect(errors).toEqual({ websiteUri: 'You haven’t set a store code for this location.' });
});

test('@BULK-1 a placeholder is encoded in a URL', () => {
  const profile = subject().live;
  const storefrontAddress = profile.storefrontAddress && {
    ...profile.storefrontAddress,
    locality: 'St Ives & Hayle',
  };
  const text = template('https://harbour-books.example/{city}');
  const { changes } = resolveTexts(subject({ storefrontAddress }), {
    texts: { website_url: text },
  });
  expect(changes.set?.website_url).toBe('https://harbour-books.example/St%20Ives%20%26%20Hayle');
});

test('@BULK-1 a URL from a template is completed', () => {
  const { changes } = resolveTexts(subject(), {
    texts: {
      website_url: template('example.com/{store_code}'),
      facebook: template('facebook.com/{store_code}'),
    },
  });
  expect(changes).toEqual({
    set: { website_url: 'https://example.com/HB-001' },
    social_profiles: { facebook: 'https://facebook.com/HB-001' },
  });
});

test('@BULK-1 in other texts than URLs, placeholders are not encoded', () => {
  const plain = template(' {city} & co ');
  const { changes } = resolveTexts(subject(), {
    texts: { name: { type: 'append', text: ', {city} & co' }, label: plain, description: plain },
  });
  const { storefrontAddress } = subject().live;
  const there = storefrontAddress && { ...storefrontAddress, locality: 'Bath Spa' };
  expect(changes.set).toEqual({
    name: 'Harbour Books, Bristol & co',
    label: 'Bristol & co',
    description: 'Bristol & co',
  });
  const texts = { name: template('{city}'), label: template('{city}') };
  expect(resolveTexts(subject({ storefrontAddress: there }), { texts }).changes.set).toEqual({
    name: 'Bath Spa',
    label: 'Bath Spa',
  });
});

test('@BULK-1 a location without the value of a placeholder has an error at the field', () => {
  const texts = { description: template('In {city}, {label}') };
  const { changes, errors } = resolveTexts(subject({ storefrontAddress: null }, null), { texts });
  expect(changes.set?.description).toBeUndefined();
  expect(errors).toEqual({
    'profile.description': 'This location has no value for {city}, {label}.',
  });
});

test('@BULK-1 a missing store code is named beside other missing values', () => {
  const texts = { description: template('{store_code} in {city}') };
  const bare = subject({ storefrontAddress: null, storeCode: null });
  expect(resolveTexts(bare, { texts }).errors['profile.description']).toBe(
    'You haven’t set a store code for this location. This location has no value for {city}.',
  );
  const unknown = { ...bare, unknown: new Set(['storeCode']) };
  expect(resolveTexts(unknown, { texts }).errors['profile.description']).toBe(
    'This location has no value for {store_code}, {city}.',
  );
});

test.each<[TextChange, string | null]>([
  [template('Open in {city}'), null],
  [
    template('Open in {town}'),
    'Unknown placeholder {town}. Use {city}, {store_code}, {name} or {label}.',
  ],
  [
    { type: 'append', text: '{town}' } as const,
    'Unknown placeholder {town}. Use {city}, {store_code}, {name} or {label}.',
  ],
  [{ type: 'append', text: ' ' }, 'Enter some text.'],
  [{ type: 'replace', find: '', replacement: 'x' }, 'Enter the text to find.'],
  [{ type: 'replace', find: 'x', replacement: '' }, null],
  [{ type: 'parameters', set: { a: '1' }, remove: ['b'] }, null],
  [
    { type: 'parameters', set: {}, remove: [] },
    'Enter at least one parameter, such as utm_source=google.',
  ],
])('@BULK-1 %j is checked before any location', (change, error) => {
  expect(textChangeError(change)).toBe(error);
});

test.each<[string | null, TextChange, string | undefined]>([
  ['Books', { type: 'append', text: ' & tea' }, 'Books & tea'],
  ['Books & tea', { type: 'append', text: ' & tea' }, undefined],
  [null, { type: 'append', text: ' Tea in {city}' }, 'Tea in Bristol'],
  [
    'Books, old books',
    { type: 'replace', find: 'books', replacement: 'maps' } as const,
    'Books, old maps',
  ],
  ['Books, old books', { type: 'replace', find: ', old books', replacement: '' }, 'Books'],
  ['Books', { type: 'replace', find: '$&', replacement: 'x' }, undefined],
  ['Books', { type: 'replace', find: 'Books', replacement: '$& {city}' }, '$& Bristol'],
])('@BULK-1 %j with %j becomes %j', (description, change, expected) => {
  const { changes } = resolveTexts(subject({ description }), { texts: { description: change } });
  expect(changes.set?.description).toBe(expected);
});

test.each<[string, Record<string, string>, string[], string]>([
  [
    'https://a.example/x?a=1#top',
    { utm_source: 'google', utm_id: '{store_code}' },
    [],
    'https://a.example/x?a=1&utm_source=google&utm_id=HB-001#top',
  ],
  [
    'https://a.example/?utm_source=bing&a=1',
    { utm_source: 'google' },
    [],
    'https://a.example/?utm_source=google&a=1',
  ],
  ['https://a.example/?utm_source=bing&utm_id=1&a=1', {}, ['utm_*'], 'https://a.example/?a=1'],
  ['https://a.example/?utm_source=bing', {}, ['utm_source'], 'https://a.example/'],
])('@BULK-1 the parameters of %s', (url, set, remove, expected) => {
  expect(websiteAfter(url, { type: 'parameters', set, remove })).toBe(expected);
});

test.each([null, 'example'])('@BULK-1 a location with the URL %j gets no parameters', (url) => {
  expect(
    websiteAfter(url, { type: 'parameters', set: { utm_source: 'google' }, remove: [] }),
  ).toBeUndefined();
});

test('@BULK-1 an unreadable part of a value does not change', () => {
  const texts = { description: { type: 'append', text: 'x' } } as const;
  const { errors } = resolveTexts(
    { ...subject(), unknown: new Set(['profile.description']) },
    { texts },
  );
  expect(errors['profile.description']).toMatch(/couldn’t read/);
});

test('@BULK-1 a social profile is checked with the value of its location', () => {
  const bad = { facebook: template('https://example.com/{store_code}') };
  expect(resolveTexts(subject(), { texts: bad }).errors).toHaveProperty('attributes/url_facebook');
  const good = { facebook: template('https://www.facebook.com/{store_code}') };
  expect(resolveTexts(subject(), { texts: good }).changes.social_profiles).toEqual({
    facebook: 'https://www.facebook.com/HB-001',
  });
});
