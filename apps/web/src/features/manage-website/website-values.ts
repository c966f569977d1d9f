import type { Location, LocationPatch } from '@placekeeper/contracts/model/location';
import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { completeWebsite } from '@placekeeper/contracts/rules/web-address';
import type { ValidationError, ValidationErrors } from '../../widgets/saved-form/server-errors.ts';

export const websiteFields = ['website_url', 'business_website_slug'] as const;
export type WebsiteField = (typeof websiteFields)[number];

/** Empty for none. */
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

/** Sends only changed fields; null removes a value. */
export const websitePatchOf = (
  changed: readonly WebsiteField[],
  now: WebsiteValues,
): LocationPatch =>
  Object.fromEntries(
    changed.map((field) => [field, completeWebsiteField(field, now[field]).trim() || null]),
  );

/** Completes the URL; a slug stays as typed. */
export const completeWebsiteField = (field: WebsiteField, typed: string): string =>
  field === 'website_url' ? completeWebsite(typed) : typed;

/** Unchanged values are not validated, so that they do not block the save. */
export const websiteErrorsIn = (
  changed: readonly WebsiteField[],
  now: WebsiteValues,
): FieldErrors =>
  // This form has no field for the day.
  validateLocation(websitePatchOf(changed, now), '');

/** Errors of other fields belong to no field of this form. */
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

/** `cafe-harbour-bristol` for "Café Harbour, Bristol"; empty if no character can be used. */
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
