import { expect, test } from 'vitest';
import { changedFields, faultsOf, patchOf, suggestSlug, valuesOf } from './website-values.ts';

const saved = valuesOf({
  website_url: 'https://harbour.example/bristol',
  business_website_slug: null,
});

test('@WEB-1 only what was changed travels, and null takes a value away', () => {
  const now = { website_url: ' ', business_website_slug: ' harbour-books ' };
  expect(patchOf(changedFields(saved, now), now)).toEqual({
    website_url: null,
    business_website_slug: 'harbour-books',
  });
  expect(changedFields(saved, { ...saved, website_url: `${saved.website_url} ` })).toEqual([]);
});

test.each([
  ['harbour-books', null],
  ['Harbour Books', /lower-case letters/],
  ['harbour--books', /single hyphens/],
  ['-harbour', /single hyphens/],
])('@WEB-1 %j as the name in the address', (business_website_slug, fault) => {
  const found = faultsOf(['business_website_slug'], { ...saved, business_website_slug });
  if (fault) expect(found['business_website_slug']?.join(' ')).toMatch(fault);
  else expect(found).toEqual({});
});

test('@WEB-1 a website is a full address', () => {
  const faults = faultsOf(['website_url'], { ...saved, website_url: 'harbour.example' });
  expect(faults['website_url']?.join(' ')).toMatch(/full web address/);
});

test.each([
  ['Café Harbour, Bristol', 'cafe-harbour-bristol'],
  ['Smith’s Books & Co.', 'smiths-books-co'],
  ['海の家', ''],
  ['long '.repeat(20), 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('@WEB-1 %j suggests %j', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
  if (slug)
    expect(faultsOf(['business_website_slug'], { ...saved, business_website_slug: slug })).toEqual(
      {},
    );
});
