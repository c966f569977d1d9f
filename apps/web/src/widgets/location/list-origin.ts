import { decode } from '@placekeeper/contracts/core/decode';
import { useLocation } from 'react-router';
import * as z from '@placekeeper/contracts/core/zod';
import { to } from '../../lib/url/paths.ts';

const Origin = z.object({
  list: z.string(),
  at: z.optional(z.number()),
});

/** The list from which a location was opened. The history entry stores it, so that it survives a reload. */
export type ListOrigin = z.infer<typeof Origin>;

export function readListOrigin(state: unknown): ListOrigin | undefined {
  const decoded = decode(Origin, state);
  return decoded.ok ? decoded.value : undefined;
}

/** The link state for links to a location; undefined outside the list of locations. */
export function useListOrigin(): ListOrigin | undefined {
  const { pathname, search } = useLocation();
  return pathname === to('locationManager') ? { list: search } : undefined;
}
