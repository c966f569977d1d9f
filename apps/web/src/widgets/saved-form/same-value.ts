import { valueKey } from '@placekeeper/contracts/rules/similar-updates';

/** Whether two form values, which consist of strings, lists and objects, are equal whatever the order of their keys. */
export const sameValue = (a: unknown, b: unknown): boolean => valueKey(a) === valueKey(b);
