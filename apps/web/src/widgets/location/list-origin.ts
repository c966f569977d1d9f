import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { to } from '../../lib/url/paths.ts';

const Origin = z.object({
  /** The query string of the list: its filters, order and page. */
  list: z.string(),
  /** The location's index on that page. */
  at: z.optional(z.number()),
});

/** The list from which a location was opened, kept in the history entry, so that it survives a reload. */
export type ListOrigin = z.infer<typeof Origin>;

export const readListOrigin = (state: unknown): ListOrigin | undefined =>
  z.safeParse(Origin, state).data;

/** The state of links from the list of locations. */
export function useListOrigin(): ListOrigin | undefined {
  const { pathname, search } = useLocation();
  return pathname === to('locationManager') ? { list: search } : undefined;
}
