import * as z from 'zod/mini';
import { patchFields, socialField, socialNetworks } from '../rules/provider-fields.ts';
import { validateSocialProfile } from '../rules/validate-social-profile.ts';
import type { BulkChanges } from './bulk-changes.ts';
import type { Subject } from './bulk-context.ts';

const ownKeys = ['name', 'description', 'website_url', 'label'] as const;
type OwnKey = (typeof ownKeys)[number];
export const textKeys = [...ownKeys, ...socialNetworks] as const;
export type TextKey = (typeof textKeys)[number];

const text = z.string().check(z.maxLength(5000));

/** A text that is worked out for each location, from its present value or from its placeholders. */
export const TextChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('template'), text }),
  z.strictObject({ type: z.literal('append'), text }),
  z.strictObject({ type: z.literal('replace'), find: text, replacement: text }),
  z.strictObject({
    type: z.literal('parameters'),
    set: z.record(z.string(), text),
    /** Names; one that ends with `*` stands for all that begin like it. */
    remove: z.array(text),
  }),
]);
export type TextChange = z.infer<typeof TextChange>;

interface Placeholder {
  readonly field: string;
  readonly valueOf: (subject: Subject) => string | null | undefined;
}

const placeholders: ReadonlyMap<string, Placeholder> = new Map([
  [
    'city',
    {
      field: 'storefrontAddress',
      valueOf: ({ state }: Subject) => state.profile.storefrontAddress?.locality,
    },
  ],
  ['store_code', { field: 'storeCode', valueOf: ({ state }: Subject) => state.profile.storeCode }],
  ['name', { field: 'title', valueOf: ({ state }: Subject) => state.profile.title }],
  ['label', { field: 'label', valueOf: ({ state }: Subject) => state.label }],
]);

const placeholderPattern = /\{([^{}]*)\}/g;

const namesIn = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(placeholderPattern)].map(([, name = '']) => name)),
];

export const hasPlaceholder = (template: string): boolean => namesIn(template).length > 0;

export const placeholderNames: readonly string[] = [...placeholders.keys()].map(
  (name) => `{${name}}`,
);

/** The texts of a change that may have placeholders. */
function templatesOf(change: TextChange): readonly string[] {
  switch (change.type) {
    case 'replace':
      return [change.replacement];
    case 'parameters':
      return Object.values(change.set);
    default:
      return [change.text];
  }
}

/** What is wrong with a change wherever it goes; null when nothing is. */
export function textChangeError(change: TextChange): string | null {
  const unknown = templatesOf(change)
    .flatMap(namesIn)
    .find((name) => !placeholders.has(name));
  if (unknown !== undefined) {
    const last = placeholderNames.at(-1);
    return `Unknown placeholder {${unknown}}. Use ${placeholderNames.slice(0, -1).join(', ')} or ${last}.`;
  }
  if (change.type === 'replace') return change.find === '' ? 'Enter the text to find.' : null;
  if (change.type === 'parameters')
    return Object.keys(change.set).length + change.remove.length === 0
      ? 'Enter at least one parameter, such as utm_source=google.'
      : null;
  return change.text.trim() === '' ? 'Enter a text.' : null;
}

const isOwnKey = (key: TextKey): key is OwnKey => ownKeys.some((known) => known === key);

/** The field that a text belongs to. */
export const fieldOfText = (key: TextKey): string =>
  isOwnKey(key) ? patchFields[key] : socialField(key);

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

/** The changes with each text as it is at this location. */
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
    else if (isOwnKey(key)) set[key] = result.text;
    else {
      const error = result.text && validateSocialProfile(key, result.text);
      if (error) errors[fieldOfText(key)] = error;
      else social[key] = result.text;
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
    return { error: 'Its present value could not be read, so a part of it cannot change.' };
  const missing = new Set(
    templatesOf(change)
      .flatMap(namesIn)
      .filter((name) => !valueOf(subject, name)),
  );
  if (missing.size > 0) {
    const names = [...missing].map((name) => `{${name}}`);
    return { error: `This location has no value for ${names.join(', ')}.` };
  }
  const isUrl = key !== 'name' && key !== 'description' && key !== 'label';
  const fill = (template: string, encode: (value: string) => string) =>
    template.replaceAll(placeholderPattern, (_, name: string) =>
      encode(valueOf(subject, name) ?? ''),
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

function valueOf(subject: Subject, name: string): string | null | undefined {
  const placeholder = placeholders.get(name);
  return placeholder && !subject.unknown.has(placeholder.field)
    ? placeholder.valueOf(subject)
    : null;
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
  for (const name of [...url.searchParams.keys()])
    if (isRemoved(name)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(set)) url.searchParams.set(name, filled(value));
  return url.href;
}
