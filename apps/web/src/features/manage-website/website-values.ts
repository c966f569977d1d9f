import type { Location, LocationPatch } from '@placekeeper/contracts/model/location';
import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';

export const websiteFields = ['website_url', 'business_website_slug'] as const;
export type WebsiteField = (typeof websiteFields)[number];

/** WEB-1: an empty text is none. */
export type WebsiteValues = Readonly<Record<WebsiteField, string>>;

export const fieldName: Readonly<Record<WebsiteField, string>> = {
  website_url: 'Website',
  business_website_slug: 'Address name',
};

export const valuesOf = (location: Pick<Location, WebsiteField>): WebsiteValues => ({
  website_url: location.website_url ?? '',
  business_website_slug: location.business_website_slug ?? '',
});

export const changedFields = (saved: WebsiteValues, now: WebsiteValues): readonly WebsiteField[] =>
  websiteFields.filter((field) => now[field].trim() !== saved[field].trim());

/** Only what was changed travels; null takes a value away. */
export const patchOf = (changed: readonly WebsiteField[], now: WebsiteValues): LocationPatch =>
  Object.fromEntries(changed.map((field) => [field, now[field].trim() || null]));

/** What was there before is Google's to judge, and keeps nothing else from being saved. */
export const faultsOf = (changed: readonly WebsiteField[], now: WebsiteValues): FieldErrors =>
  // No field of this form knows the day.
  validateLocation(patchOf(changed, now), '');

const longestSlug = 60;

/** WEB-1: "Café Harbour, Bristol" makes `cafe-harbour-bristol`; empty where nothing of a name can stand in an address. */
export function suggestSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).reduce((slug, word) => {
    const longer = slug === '' ? word : `${slug}-${word}`;
    return longer.length > longestSlug ? slug : longer;
  }, '');
}
