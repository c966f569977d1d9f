import * as z from '@placekeeper/contracts/core/zod';

/** A category or place from the provider's catalogue. */
const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

export const listModes = ['change', 'replace', 'clear'] as const;
const way = z.enum(listModes);
export type ListMode = z.infer<typeof way>;

/** With `replace`, `add` is the whole new list. */
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
  /** Raw input; empty boxes are ignored. */
  add: z.array(z.string()),
  remove: z.array(z.string()),
});
export type PhonesDraft = z.infer<typeof PhonesDraft>;

export const noList = { on: false, way: 'change' } as const satisfies Partial<NamedListDraft>;

export const membersOf = <Add, Remove>(add: readonly Add[], remove: readonly Remove[]) => ({
  ...(add.length > 0 && { add: [...add] }),
  ...(remove.length > 0 && { remove: [...remove] }),
});

export function missingMember(
  {
    way: chosen,
    add,
    remove,
  }: Readonly<Record<'add' | 'remove', readonly unknown[]>> & {
    readonly way: ListMode;
  },
  noun: string,
): string | null {
  if (chosen === 'clear') return null;
  if (chosen === 'replace')
    return add.length === 0 ? `Add at least one ${noun}, or choose “Remove all”.` : null;
  return add.length + remove.length === 0 ? `Add or remove at least one ${noun}.` : null;
}

export type ListName = 'add' | 'remove';

export function withMember<Item>(
  lists: Readonly<Record<ListName, readonly Item[]>>,
  list: ListName,
  item: Item,
  on: boolean,
  keyOf: (item: Item) => string | number,
): Record<ListName, Item[]> {
  const key = keyOf(item);
  const without = (items: readonly Item[]) => items.filter((other) => keyOf(other) !== key);
  const rest = { add: without(lists.add), remove: without(lists.remove) };
  return on ? { ...rest, [list]: [...rest[list], item] } : rest;
}
