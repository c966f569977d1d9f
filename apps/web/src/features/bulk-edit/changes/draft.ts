import * as z from 'zod/mini';
import { allFields, type Field, type FieldPath } from './fields.ts';
import { noSpecialDays, SpecialDraft } from './special-days.ts';
import { AttributesDraft, noAttributes } from './attributes.ts';
import { noPrimary, PrimaryDraft } from './categories.ts';
import { NamedListDraft, noList, PhonesDraft } from './list-draft.ts';
import { noServices, ServicesDraft } from './services.ts';
import { noTags, TagsDraft } from './tags.ts';
import { noWeek, WeekDraft } from './week.ts';

const FieldDraft = z.object({
  /** It is to be changed. Switched off, what was typed stays. */
  on: z.boolean(),
  clear: z.boolean(),
  value: z.string(),
});
export type FieldDraft = z.infer<typeof FieldDraft>;

export const Draft = z.object({
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
/** The changes as somebody makes them up. */
export type Draft = z.infer<typeof Draft>;

/** What is no single value. */
export type PartName = Exclude<keyof Draft, 'fields'>;

const untouched: FieldDraft = { on: false, clear: false, value: '' };
export const emptyDraft: Draft = {
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

export const draftOf = (draft: Draft, path: FieldPath): FieldDraft =>
  draft.fields[path] ?? untouched;

export const withField = (draft: Draft, path: FieldPath, change: Partial<FieldDraft>): Draft => ({
  ...draft,
  fields: { ...draft.fields, [path]: { ...draftOf(draft, path), ...change } },
});

export const withPart = <Name extends PartName>(
  draft: Draft,
  name: Name,
  change: Partial<Draft[Name]>,
): Draft => ({ ...draft, [name]: { ...draft[name], ...change } });

export const changedFieldsOf = (draft: Draft): readonly Field[] =>
  allFields.filter(({ path }) => draftOf(draft, path).on);
