import { completeProfileUrl } from '../rules/complete-profile-url.ts';
import type { socialNetworks } from '../rules/provider-fields.ts';
import { validateSocialProfile } from '../rules/validate-social-profile.ts';
import { completeWebsite } from '../rules/web-address.ts';
import type { BulkChanges } from './bulk-changes.ts';
import type { Subject } from './bulk-context.ts';
import {
  fieldOfText,
  isOwnKey,
  namesIn,
  placeholderPattern,
  templatesOf,
  textKeys,
  valueOfPlaceholder,
  type OwnKey,
  type TextChange,
  type TextKey,
} from './text-changes.ts';

function presentOf(
  { state: { profile, label } }: Subject,
  key: TextKey,
): string | null | undefined {
  switch (key) {
    case 'name':
      return profile.title;
    case 'description':
      return profile.description;
    case 'website_url':
      return profile.websiteUri;
    case 'label':
      return label;
    default:
      return profile.socialProfiles[key];
  }
}

export interface ResolvedChanges {
  readonly changes: BulkChanges;
  readonly errors: Readonly<Record<string, string>>;
}

/** Computes the changed texts for one location and merges them into `set` and `social_profiles`. */
export function resolveTexts(
  subject: Subject,
  { texts, ...changes }: BulkChanges,
): ResolvedChanges {
  const errors: Record<string, string> = {};
  const set: Partial<Record<OwnKey, string>> = {};
  const social: Partial<Record<(typeof socialNetworks)[number], string>> = {};
  for (const key of textKeys) {
    const change = texts?.[key];
    if (!change) continue;
    const result = resultOf(subject, key, change);
    if ('error' in result) errors[fieldOfText(key)] = result.error;
    else if (result.text === null) continue;
    else if (isOwnKey(key))
      set[key] = key === 'website_url' ? completeWebsite(result.text) : result.text;
    else {
      const url = completeProfileUrl(key, result.text);
      const error = url && validateSocialProfile(key, url);
      if (error) errors[fieldOfText(key)] = error;
      else social[key] = url;
    }
  }
  return {
    changes: {
      ...changes,
      ...(Object.keys(set).length > 0 && { set: { ...changes.set, ...set } }),
      ...(Object.keys(social).length > 0 && {
        social_profiles: { ...changes.social_profiles, ...social },
      }),
    },
    errors,
  };
}

type Result = { readonly text: string | null } | { readonly error: string };

function resultOf(subject: Subject, key: TextKey, change: TextChange): Result {
  if (change.type !== 'template' && subject.unknown.has(fieldOfText(key)))
    return {
      error:
        'Placekeeper couldn’t read the current value. You can only replace or clear the whole value.',
    };
  const missing = new Set(
    templatesOf(change)
      .flatMap(namesIn)
      .filter((name) => !valueOfPlaceholder(subject, name)),
  );
  if (missing.size > 0) {
    return { error: missingText(subject, missing) };
  }
  const isUrl = key !== 'name' && key !== 'description' && key !== 'label';
  const fill = (template: string, encode: (value: string) => string) =>
    template.replaceAll(placeholderPattern, (_, name: string) =>
      encode(valueOfPlaceholder(subject, name) ?? ''),
    );
  const filled = (template: string) =>
    fill(template, isUrl ? encodeURIComponent : (value) => value);
  const present = presentOf(subject, key) || null;
  switch (change.type) {
    case 'template':
      return { text: filled(change.text).trim() };
    case 'append': {
      const added = filled(change.text);
      if (present === null) return { text: isUrl ? null : added.trim() };
      return { text: present.endsWith(added) ? null : `${present}${added}`.trimEnd() };
    }
    case 'replace':
      return present?.includes(change.find)
        ? { text: present.replaceAll(change.find, () => filled(change.replacement)).trim() }
        : { text: null };
    case 'parameters':
      return {
        text:
          present === null
            ? null
            : withParameters(present, change, (value) => fill(value, (own) => own)),
      };
  }
}

/** Google's own numbers are no store codes for the user, although the location has such a number. */
function missingText({ unknown }: Subject, missing: ReadonlySet<string>): string {
  const hasNoCode = missing.has('store_code') && !unknown.has('storeCode');
  const names = [...missing].filter((name) => !(hasNoCode && name === 'store_code'));
  return [
    ...(hasNoCode ? ['You haven’t set a store code for this location.'] : []),
    ...(names.length > 0
      ? [`This location has no value for ${names.map((name) => `{${name}}`).join(', ')}.`]
      : []),
  ].join(' ');
}

function withParameters(
  address: string,
  { set, remove }: Extract<TextChange, { type: 'parameters' }>,
  filled: (template: string) => string,
): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isRemoved = (name: string) =>
    remove.some((wanted) =>
      wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted,
    );
  for (const name of Array.from(url.searchParams.keys()).filter(isRemoved))
    url.searchParams.delete(name);
  for (const [name, value] of Object.entries(set)) url.searchParams.set(name, filled(value));
  return url.href;
}
