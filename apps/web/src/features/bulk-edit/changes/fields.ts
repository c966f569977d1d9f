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

const businessFields = [
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

const contact = [
  { path: 'set.phone_number', label: 'Primary phone', editor: 'tel', clears: 'the primary phone' },
  { path: 'set.website_url', label: 'Website', editor: 'url', clears: 'the website' },
] as const satisfies readonly FieldSpec[];

const own = [
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

const social = socialNetworks.map((network) => ({
  path: `social_profiles.${network}` as const,
  label: networkNames[network],
  editor: 'url' as const,
  clears: `the ${networkNames[network]} address`,
}));

export type FieldPath = (
  | typeof businessFields
  | typeof contact
  | typeof own
  | typeof social
)[number]['path'];
export type Field = FieldSpec & { readonly path: FieldPath };

interface FieldGroup {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** Special hours stand there too, though they are no single value; and tags in the other. */
export const business = 'Business';
export const ownNames = 'Your own names';

/** What one value can be given to, in the order in which a location's own form has it. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    title: business,
    description: 'Shown to customers on Search and Maps.',
    fields: businessFields,
  },
  { title: 'Contact', description: 'How customers reach these locations.', fields: contact },
  { title: ownNames, description: 'Never shown to customers.', fields: own },
  { title: 'Social profiles', description: 'Linked from the profile.', fields: social },
];

export const allFields: readonly Field[] = fieldGroups.flatMap(({ fields }) => fields);
