import type { Location, LocationPatch } from '@placekeeper/contracts/model/location';
import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { completeWebsite } from '@placekeeper/contracts/rules/web-address';
import type { ValidationError, ValidationErrors } from '../../widgets/saved-form/saved-form.ts';

export const websiteFields = ['website_url', 'business_website_slug'] as const;
export type WebsiteField = (typeof websiteFields)[number];

/** An empty string for no value. */
export type WebsiteValues = Record<WebsiteField, string>;

export const websiteFieldName: Readonly<Record<WebsiteField, string>> = {
  website_url: 'Website',
  business_website_slug: 'URL slug',
};

export const websiteValuesOf = (location: Pick<Location, WebsiteField>): WebsiteValues => ({
  website_url: location.website_url ?? '',
  business_website_slug: location.business_website_slug ?? '',
});

export const changedWebsiteFields = (
  saved: WebsiteValues,
  now: WebsiteValues,
): readonly WebsiteField[] =>
  websiteFields.filter((field) => now[field].trim() !== saved[field].trim());

/** Contains only changed fields. Null removes a value. */
export const websitePatchOf = (
  changed: readonly WebsiteField[],
  now: WebsiteValues,
): LocationPatch =>
  Object.fromEntries(
    changed.map((field) => [field, completeWebsiteField(field, now[field]).trim() || null]),
  );

/** Adds a missing scheme to the website. A slug stays as typed. */
export const completeWebsiteField = (field: WebsiteField, typed: string): string =>
  field === 'website_url' ? completeWebsite(typed) : typed;

/** Unchanged values aren't validated, because they must not block the save. */
export const websiteErrorsIn = (
  changed: readonly WebsiteField[],
  now: WebsiteValues,
): FieldErrors =>
  // Without today's date, because only the rules of other fields need it.
  validateLocation(websitePatchOf(changed, now), '');

/** An error of a field that this form lacks is in `others`. */
export function websiteErrorsOf(errors: FieldErrors): ValidationErrors<WebsiteField> {
  const fields: Partial<Record<WebsiteField, ValidationError>> = {};
  const others: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const field = websiteFields.find((name) => name === path);
    if (field) fields[field] = { message: messages.join(' '), parts: {} };
    else others.push(...messages);
  }
  return { fields, others };
}

const longestSlug = 60;

/** `cafe-harbour-bristol` for "Café Harbour, Bristol"; empty if no character is usable. */
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
