import * as z from '@placekeeper/contracts/core/zod';
import { allFields, type FieldDefinition, type FieldPath } from './fields/field-definitions.ts';
import { noSpecialDays, SpecialDraft } from './special-days/special-day-changes.ts';
import { AttributesDraft, noAttributes } from './attributes/attribute-changes.ts';
import { noPrimary, PrimaryDraft } from './categories/category-changes.ts';
import { NamedListDraft, noList, PhonesDraft } from './lists/list-draft.ts';
import { noServices, ServicesDraft } from './services/service-changes.ts';
import { noTags, TagsDraft } from './tags/tag-changes.ts';
import { noWeek, WeekDraft } from './week/week-changes.ts';

export const textWays = ['replace', 'append', 'remove', 'parameters', 'remove-parameters'] as const;
export type TextWay = (typeof textWays)[number];

const FieldDraft = z.object({
  /** Whether the field is part of the edit; an unticked field keeps its value. */
  on: z.boolean(),
  clear: z.boolean(),
  value: z.string(),
  /** How the new text is made from the current text; if absent, `value` is the new value. */
  way: z.optional(z.enum(textWays)),
  find: z.optional(z.string()),
});
export type FieldDraft = z.infer<typeof FieldDraft>;

export const ChangesDraft = z.object({
  fields: z.record(z.string(), FieldDraft),
  primary: PrimaryDraft,
  additional: NamedListDraft,
  phones: PhonesDraft,
  areas: NamedListDraft,
  week: WeekDraft,
  special: SpecialDraft,
  attributes: AttributesDraft,
  services: ServicesDraft,
  tags: TagsDraft,
});
export type ChangesDraft = z.infer<typeof ChangesDraft>;

export type PartName = Exclude<keyof ChangesDraft, 'fields'>;

const untouched: FieldDraft = { on: false, clear: false, value: '' };
export const emptyDraft: ChangesDraft = {
  fields: {},
  primary: noPrimary,
  additional: { ...noList, add: [], remove: [] },
  phones: { ...noList, add: [], remove: [] },
  areas: { ...noList, add: [], remove: [] },
  week: noWeek,
  special: noSpecialDays,
  attributes: noAttributes,
  services: noServices,
  tags: noTags,
};

export const fieldDraftOf = (draft: ChangesDraft, path: FieldPath): FieldDraft =>
  draft.fields[path] ?? untouched;

export const withField = (
  draft: ChangesDraft,
  path: FieldPath,
  change: Partial<FieldDraft>,
): ChangesDraft => ({
  ...draft,
  fields: { ...draft.fields, [path]: { ...fieldDraftOf(draft, path), ...change } },
});

export const withPart = <Name extends PartName>(
  draft: ChangesDraft,
  name: Name,
  change: Partial<ChangesDraft[Name]>,
): ChangesDraft => ({ ...draft, [name]: { ...draft[name], ...change } });

export const changedFieldsOf = (draft: ChangesDraft): readonly FieldDefinition[] =>
  allFields.filter(({ path }) => fieldDraftOf(draft, path).on);
