import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { socialNetworks, type SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';

/** How a value is typed. */
export type Editor = 'text' | 'long' | 'url' | 'tel' | 'date' | 'code' | 'status' | 'colour';

interface FieldSpec {
  /** Where it stands in the changes: the platform names a refused value by the same path. */
  readonly path: string;
  readonly label: string;
  readonly editor: Editor;
  /** What is gone where it is cleared; absent where every location needs a value. */
  readonly clears?: string;
  readonly hint?: string;
  readonly limit?: number;
}

export const businessFields = [
  {
    path: 'set.name',
    label: 'Business name',
    editor: 'text',
    hint: 'The same at every chosen location.',
    limit: profileLimits.name,
  },
  {
    path: 'set.description',
    label: 'Description',
    editor: 'long',
    clears: 'the description',
    hint: 'No links or phone numbers.',
    limit: profileLimits.description,
  },
  {
    path: 'set.date_established',
    label: 'Opening date',
    editor: 'date',
    clears: 'the opening date',
  },
  { path: 'set.status', label: 'Open status', editor: 'status' },
] as const satisfies readonly FieldSpec[];

export const contactFields = [
  { path: 'set.phone_number', label: 'Primary phone', editor: 'tel', clears: 'the primary phone' },
  { path: 'set.website_url', label: 'Website', editor: 'url', clears: 'the website' },
] as const satisfies readonly FieldSpec[];

export const ownFields = [
  {
    path: 'set.store_code',
    label: 'Store code',
    editor: 'code',
    clears: 'the store code',
    hint: 'Unique in your account: one for many locations can only be cleared.',
  },
  { path: 'set.label', label: 'Label', editor: 'text', clears: 'the label' },
  { path: 'set.label_type', label: 'Label colour', editor: 'colour', clears: 'the label colour' },
] as const satisfies readonly FieldSpec[];

export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
};

export const socialFields = socialNetworks.map((network) => ({
  path: `social_profiles.${network}` as const,
  label: networkNames[network],
  editor: 'url' as const,
  clears: `the ${networkNames[network]} address`,
}));

export type FieldPath = (
  | typeof businessFields
  | typeof contactFields
  | typeof ownFields
  | typeof socialFields
)[number]['path'];
export type Field = FieldSpec & { readonly path: FieldPath };

export const allFields: readonly Field[] = [
  ...businessFields,
  ...contactFields,
  ...ownFields,
  ...socialFields,
];
