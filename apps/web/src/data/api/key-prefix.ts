import { sameValue } from '@placekeeper/contracts/core/same-value';
import type { QueryKey } from '@tanstack/react-query';

/** `['locations']` is a prefix of `['locations', 'list']` and of itself. */
export const isKeyPrefix = (prefix: QueryKey, key: QueryKey): boolean =>
  prefix.length <= key.length && prefix.every((part, at) => sameValue(part, key[at]));
