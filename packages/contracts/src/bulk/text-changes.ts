import * as z from 'zod/mini';
import { patchFields, socialField, socialNetworks } from '../rules/provider-fields.ts';
import { storeCodeOf } from '../wording/store-code.ts';
import type { Subject } from './bulk-context.ts';

const ownKeys = ['name', 'description', 'website_url', 'label'] as const;
export type OwnKey = (typeof ownKeys)[number];
export const textKeys = [...ownKeys, ...socialNetworks] as const;
export type TextKey = (typeof textKeys)[number];

const text = z.string().check(z.maxLength(5000));

/** A text that is computed for each location, from its current value or from placeholders. */
export const TextChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('template'), text }),
  z.strictObject({ type: z.literal('append'), text }),
  z.strictObject({ type: z.literal('replace'), find: text, replacement: text }),
  z.strictObject({
    type: z.literal('parameters'),
    set: z.record(z.string(), text),
    /** Names of parameters; `utm_*` removes all that start with `utm_`. */
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
  [
    'store_code',
    {
      field: 'storeCode',
      valueOf: ({ state }: Subject) => storeCodeOf({ store_code: state.profile.storeCode }),
    },
  ],
  ['name', { field: 'title', valueOf: ({ state }: Subject) => state.profile.title }],
  ['label', { field: 'label', valueOf: ({ state }: Subject) => state.label }],
]);

export const placeholderPattern = /\{([^{}]*)\}/g;

export const namesIn = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(placeholderPattern)].map(([, name = '']) => name)),
];

export const hasPlaceholder = (template: string): boolean => namesIn(template).length > 0;

export const placeholderNames: readonly string[] = [...placeholders.keys()].map(
  (name) => `{${name}}`,
);

/** The parts of a change that may contain placeholders; `find` is literal. */
export function templatesOf(change: TextChange): readonly string[] {
  switch (change.type) {
    case 'replace':
      return [change.replacement];
    case 'parameters':
      return Object.values(change.set);
    default:
      return [change.text];
  }
}

/** Why the change is invalid at every location, or null. */
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
  return change.text.trim() === '' ? 'Enter some text.' : null;
}

export const isOwnKey = (key: TextKey): key is OwnKey => ownKeys.some((known) => known === key);

export const fieldOfText = (key: TextKey): string =>
  isOwnKey(key) ? patchFields[key] : socialField(key);

/** Null or undefined if the value is unknown or empty, or if no placeholder has this name. */
export function valueOfPlaceholder(subject: Subject, name: string): string | null | undefined {
  const placeholder = placeholders.get(name);
  return placeholder && !subject.unknown.has(placeholder.field)
    ? placeholder.valueOf(subject)
    : null;
}
