import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';

/** `~` sorts after every letter, so parameters come last. */
const sortKey = ({ definition: { path } }: AnyEndpoint) => path.replaceAll(/\{\w+\}/g, '~');

/** Sorts fixed segments before parameters, so that `/locations/list` is never a location called `list`. */
export const byAddress = (a: AnyEndpoint, b: AnyEndpoint): number =>
  sortKey(a) < sortKey(b) ? -1 : 1;

export const addressPattern = ({ definition: { path } }: AnyEndpoint): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
