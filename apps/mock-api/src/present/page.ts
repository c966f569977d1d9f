import type { Page } from '../domain/page.ts';

/** `{data, meta}` is the platform's form of lists. */
export const presentPage = <Item, Wire>(page: Page<Item>, present: (item: Item) => Wire) => ({
  data: page.items.map(present),
  meta: page.meta,
});
