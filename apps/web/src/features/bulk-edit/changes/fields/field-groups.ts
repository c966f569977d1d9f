import {
  addressFields,
  businessFields,
  ownFields,
  phoneField,
  socialFields,
  websiteField,
  type FieldDefinition,
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
import { fieldDraftOf, withField, withPart, type ChangesDraft } from '../draft.ts';

export type PickerRow = FieldDefinition | ChangePart;

export interface RowGroup {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly PickerRow[];
}

export const isPart = (row: PickerRow): row is ChangePart => 'changes' in row;

export const isOn = (draft: ChangesDraft, row: PickerRow): boolean =>
  isPart(row) ? draft[row.name].on : fieldDraftOf(draft, row.path).on;

export const withRow = (draft: ChangesDraft, row: PickerRow, on: boolean): ChangesDraft =>
  isPart(row) ? withPart(draft, row.name, { on }) : withField(draft, row.path, { on });

export const pathsOf = (row: PickerRow): readonly [string, ...string[]] =>
  isPart(row) ? row.paths : [row.path];

/** The groups have the same order as the sections of a location's form. */
export const rowGroups: readonly RowGroup[] = [
  {
    title: 'Business',
    rows: businessFields,
  },
  {
    title: 'Categories',
    rows: [primary, additional],
  },
  {
    title: 'Contact',
    rows: [phoneField, phones, websiteField],
  },
  {
    title: 'Address and service areas',
    rows: [...addressFields, areas],
  },
  {
    title: 'Hours',
    note: 'In each location’s local time.',
    rows: [week, special],
  },
  {
    title: 'Attributes',
    note: 'Availability depends on each location’s categories.',
    rows: [attributes],
  },
  {
    title: 'Services',
    note: 'Availability depends on each location’s categories.',
    rows: [services],
  },
  {
    title: 'Internal details',
    note: 'Visible only to your team.',
    rows: [...ownFields, tags],
  },
  { title: 'Social profiles', rows: socialFields },
];

export const allRows: readonly PickerRow[] = rowGroups.flatMap(({ rows }) => rows);
export const allParts: readonly ChangePart[] = allRows.filter(isPart);
