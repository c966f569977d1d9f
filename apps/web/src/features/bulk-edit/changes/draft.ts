import { TagId } from '@placekeeper/contracts/core/id';
import { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import * as z from 'zod/mini';
import { noSpecialDays, specialChanges, SpecialDraft } from './special-days.ts';
import { allFields, type Field, type FieldPath } from './fields.ts';

const FieldDraft = z.object({
  /** It is to be changed. Switched off, what was typed stays. */
  on: z.boolean(),
  clear: z.boolean(),
  value: z.string(),
});
export type FieldDraft = z.infer<typeof FieldDraft>;

export const Draft = z.object({
  fields: z.record(z.string(), FieldDraft),
  tags: z.object({ on: z.boolean(), add: z.array(TagId), remove: z.array(TagId) }),
  special: SpecialDraft,
});
/** The changes as somebody makes them up. */
export type Draft = z.infer<typeof Draft>;

const untouched: FieldDraft = { on: false, clear: false, value: '' };
export const emptyDraft: Draft = {
  fields: {},
  tags: { on: false, add: [], remove: [] },
  special: noSpecialDays,
};

export const draftOf = (draft: Draft, path: FieldPath): FieldDraft =>
  draft.fields[path] ?? untouched;

export const withField = (draft: Draft, path: FieldPath, change: Partial<FieldDraft>): Draft => ({
  ...draft,
  fields: { ...draft.fields, [path]: { ...draftOf(draft, path), ...change } },
});

export const changedFieldsOf = (draft: Draft): readonly Field[] =>
  allFields.filter(({ path }) => draftOf(draft, path).on);

/** The names of what changes, in the order of the form. */
export const changedLabels = (draft: Draft): readonly string[] => [
  ...changedFieldsOf(draft).map(({ label }) => label),
  ...(draft.special.on ? ['Special hours'] : []),
  ...(draft.tags.on ? ['Tags'] : []),
];

/** One tag is added or removed, or neither; never both. */
export function withTag(draft: Draft, list: 'add' | 'remove', id: TagId, on: boolean): Draft {
  const { tags } = draft;
  const without = (ids: readonly TagId[]) => ids.filter((tag) => tag !== id);
  const lists = { add: without(tags.add), remove: without(tags.remove) };
  return {
    ...draft,
    tags: { ...tags, ...lists, ...(on && { [list]: [...lists[list], id] }) },
  };
}

/** As the platform takes them; the issues of what it could not even read. */
export function readChanges(draft: Draft): ReturnType<typeof z.safeParse<typeof BulkChanges>> {
  const part = (name: string) =>
    Object.fromEntries(
      changedFieldsOf(draft).flatMap(({ path }) => {
        const [parent, key = ''] = path.split('.');
        return parent === name ? [[key, valueOf(draftOf(draft, path))]] : [];
      }),
    );
  const [set, social_profiles] = [part('set'), part('social_profiles')];
  const { on, add, remove } = draft.tags;
  return z.safeParse(BulkChanges, {
    ...(Object.keys(set).length > 0 && { set }),
    ...(draft.special.on && { special_periods: specialChanges(draft.special) }),
    ...(Object.keys(social_profiles).length > 0 && { social_profiles }),
    ...(on && {
      tags: { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) },
    }),
  });
}

const valueOf = ({ clear, value }: FieldDraft): string | null => (clear ? null : value.trim());
