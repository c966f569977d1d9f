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
    description: 'Shown to customers on Search and Maps.',
    rows: businessFields,
  },
  {
    title: 'Categories',
    description: 'What the business is. The primary category decides what else a profile can show.',
    rows: [primary, additional],
  },
  {
    title: 'Contact',
    description: 'How customers reach these locations.',
    rows: [phoneField, phones, websiteField],
  },
  {
    title: 'Address and service areas',
    description: 'Where customers find these locations, and where the business goes to them.',
    rows: [...addressFields, areas],
  },
  {
    title: 'Hours',
    description: 'In each location’s own time.',
    rows: [week, special],
  },
  {
    title: 'Attributes',
    description: 'What a location has. The choice depends on its categories.',
    rows: [attributes],
  },
  {
    title: 'Services',
    description: 'What a location offers. The choice depends on its categories.',
    rows: [services],
  },
  {
    title: 'Your own names',
    description: 'Never shown to customers.',
    rows: [...ownFields, tags],
  },
  { title: 'Social profiles', description: 'Linked from the profile.', rows: socialFields },
];

export const allRows: readonly Row[] = rowGroups.flatMap(({ rows }) => rows);
export const allParts: readonly ChangePart[] = allRows.filter(isPart);
