import { catalogue } from '../../provider/catalogue.ts';

/** Numbers of categories, for a platform with its own table of categories. */
const numbers = new Map(catalogue.map(({ id }, at) => [id, at + 1]));
const ids = new Map(catalogue.map(({ id }, at) => [at + 1, id]));

const categoryFields: ReadonlySet<string> = new Set([
  'primary_category_id',
  'additional_category_ids',
  'category_id',
]);

export const categoryNumber = (id: string): number | string => numbers.get(id) ?? id;

export const categoryOfNumber = (value: unknown, key: string): unknown =>
  categoryFields.has(key) ? (ids.get(Number(value)) ?? value) : value;
