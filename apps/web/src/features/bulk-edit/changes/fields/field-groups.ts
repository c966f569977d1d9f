import {
  addressFields,
  businessFields,
  ownFields,
  phoneField,
  socialFields,
  websiteField,
  type Field,
} from './field-definitions.ts';
import {
  additional,
  areas,
  attributes,
  phones,
  primary,
  services,
  special,
  tags,
  week,
  type ChangePart,
} from '../change-parts.ts';

type Row = Field | ChangePart;

interface RowGroup {
  readonly title: string;
  readonly description: string;
  readonly rows: readonly Row[];
}

export const isPart = (row: Row): row is ChangePart => 'changes' in row;

/** Paths of the row in the request. */
export const pathsOf = (row: Row): readonly [string, ...string[]] =>
  isPart(row) ? row.paths : [row.path];

/** In the order of a location's form. */
export const rowGroups: readonly RowGroup[] = [
  {
    title: 'Business',
    description: 'Shown on Google Search and Maps.',
    rows: businessFields,
  },
  {
    title: 'Categories',
    description:
      'Describe what the business is. The primary category controls which features a profile gets.',
    rows: [primary, additional],
  },
  {
    title: 'Contact',
    description: 'How customers reach these locations.',
    rows: [phoneField, phones, websiteField],
  },
  {
    title: 'Address and service areas',
    description: 'Where customers visit, and the areas you serve.',
    rows: [...addressFields, areas],
  },
  {
    title: 'Hours',
    description: 'In each location’s local time.',
    rows: [week, special],
  },
  {
    title: 'Attributes',
    description: 'Amenities and features. Availability depends on each location’s categories.',
    rows: [attributes],
  },
  {
    title: 'Services',
    description: 'What each location offers. Availability depends on its categories.',
    rows: [services],
  },
  {
    title: 'Internal details',
    description: 'Visible only to your team.',
    rows: [...ownFields, tags],
  },
  { title: 'Social profiles', description: 'Links shown on the profile.', rows: socialFields },
];

export const allRows: readonly Row[] = rowGroups.flatMap(({ rows }) => rows);
export const allParts: readonly ChangePart[] = allRows.filter(isPart);
