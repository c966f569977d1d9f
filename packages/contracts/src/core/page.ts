import * as z from './zod.ts';
import { paging } from './envelope.ts';

/** `page[number]=2&page[size]=25`; the first page has the number 1. */
export const PageRequest = z.strictObject({
  number: z.optional(z.int().check(z.positive())),
  size: z.optional(z.int().check(z.positive(), z.maximum(1000))),
});
export type PageRequest = z.infer<typeof PageRequest>;

export const PageMeta = z.looseObject({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  /** The position of the last row on this page, counted from 1; null on an empty page. */
  to: z.nullable(z.int()),
});
export type PageMeta = z.infer<typeof PageMeta>;

export const paged = <Item extends z.core.$ZodType>(item: Item, aliases: readonly string[] = []) =>
  paging('data', z.looseObject({ data: z.array(item), meta: PageMeta }), aliases);

export interface Paged<Item> {
  readonly data: readonly Item[];
  readonly meta: PageMeta;
}
