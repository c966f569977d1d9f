import { expect, test } from 'vitest';
import {
  changedWebsiteFields,
  websiteErrorsIn,
  websitePatchOf,
  suggestSlug,
  websiteValuesOf,
} from './website-values.ts';

const saved = websiteValuesOf({
  website_url: 'https://harbour.example/bristol',
  business_website_slug: null,
});

test('@WEB-1 only changed fields are sent, and null removes a value', () => {
  const now = { website_url: ' ', business_website_slug: ' harbour-books ' };
  expect(websitePatchOf(changedWebsiteFields(saved, now), now)).toEqual({
    website_url: null,
    business_website_slug: 'harbour-books',
  });
  expect(changedWebsiteFields(saved, { ...saved, website_url: `${saved.website_url} ` })).toEqual(
    [],
  );
});

test.each([
  ['harbour-books', null],
  ['Harbour Books', /lowercase letters/],
  ['harbour--books', /single hyphens/],
  ['-harbour', /single hyphens/],
])('@WEB-1 %j as the slug', (business_website_slug, error) => {
  const found = websiteErrorsIn(['business_website_slug'], { ...saved, business_website_slug });
  if (error) expect(found['business_website_slug']?.join(' ')).toMatch(error);
  else expect(found).toEqual({});
});

test('@WEB-1 a website without https:// is completed', () => {
  const now = { ...saved, website_url: 'harbour.example' };
  expect(websitePatchOf(['website_url'], now)).toEqual({ website_url: 'https://harbour.example' });
  expect(websiteErrorsIn(['website_url'], now)).toEqual({});
});

test('@WEB-1 a website is a complete URL', () => {
  const errors = websiteErrorsIn(['website_url'], { ...saved, website_url: 'harbour' });
  expect(errors['website_url']?.join(' ')).toMatch(/full URL/);
});

test.each([
  ['Café Harbour, Bristol', 'cafe-harbour-bristol'],
  ['Smith’s Books & Co.', 'smiths-books-co'],
  ['海の家', ''],
  ['long '.repeat(20), 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('@WEB-1 %j suggests %j', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
  if (slug)
    expect(
      websiteErrorsIn(['business_website_slug'], { ...saved, business_website_slug: slug }),
    ).toEqual({});
});
