import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';

type Page = Paged<{ readonly id: LocationId }>;

export interface Neighbour {
  readonly id: LocationId;
  readonly page: number;
  /** The location's index on its page. */
  readonly at: number;
}

export interface Neighbours {
  readonly position: number | null;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

interface Place {
  readonly id: LocationId;
  /** The location's last known index, in case it has left the list. */
  readonly at: number | undefined;
}

const neighbour = (page: Page | undefined, at: number): Neighbour | null => {
  const row = page?.data[at];
  return page && row ? { id: row.id, page: page.meta.current_page, at } : null;
};

/** The locations before and after a location in a list; null if its position is unknown. */
export function findNeighbours(
  { id, at }: Place,
  page: Page,
  beside: { readonly before?: Page | undefined; readonly after?: Page | undefined },
): Neighbours | null {
  const found = page.data.findIndex((row) => row.id === id);
  const index = found === -1 ? at : found;
  if (index === undefined) return null;
  const { before, after } = beside;
  const { current_page: number, per_page: size } = page.meta;
  // If the location has left the list, the next location has moved to its index.
  const following = found === -1 ? index : index + 1;
  return {
    position: found === -1 ? null : (number - 1) * size + found + 1,
    previous:
      neighbour(page, index - 1) ?? (before ? neighbour(before, before.data.length - 1) : null),
    next: neighbour(page, following) ?? neighbour(after, following - page.data.length),
  };
}
