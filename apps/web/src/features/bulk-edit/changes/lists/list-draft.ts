import * as z from 'zod/mini';

/** Something of the provider's, by its id and in words. */
const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

/** What is done with a list: some of it, all of it, or nothing is left. */
export const listModes = ['change', 'replace', 'clear'] as const;
const way = z.enum(listModes);
export type ListMode = z.infer<typeof way>;

/** `add` is the whole list where it takes the place of what is there. */
export const NamedListDraft = z.object({
  on: z.boolean(),
  way,
  add: z.array(Named),
  remove: z.array(Named),
});
export type NamedListDraft = z.infer<typeof NamedListDraft>;

export const PhonesDraft = z.object({
  on: z.boolean(),
  way,
  /** As they stand in their boxes; an empty one is none. */
  add: z.array(z.string()),
  remove: z.array(z.string()),
});
export type PhonesDraft = z.infer<typeof PhonesDraft>;

export const noList = { on: false, way: 'change' } as const satisfies Partial<NamedListDraft>;

/** The members of a change, without empty lists. */
export const membersOf = <Add, Remove>(add: readonly Add[], remove: readonly Remove[]) => ({
  ...(add.length > 0 && { add: [...add] }),
  ...(remove.length > 0 && { remove: [...remove] }),
});

/** What is missing for the way that is chosen; null when nothing is. */
export function missingMember(
  {
    way: chosen,
    add,
    remove,
  }: Readonly<Record<'add' | 'remove', readonly unknown[]>> & {
    readonly way: ListMode;
  },
  noun: string,
  verb: 'Choose' | 'Enter' = 'Choose',
): string | null {
  if (chosen === 'clear') return null;
  if (chosen === 'replace')
    return add.length === 0 ? `${verb} at least one ${noun}, or clear the list.` : null;
  return add.length + remove.length === 0 ? `${verb} a ${noun} to add or to remove.` : null;
}
