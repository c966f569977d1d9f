import type { UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';

const ListReport = z.object({
  /** The file's name, or what else the list came from. */
  source: z.string(),
  lines: z.int(),
  /** As in the address of a choice. */
  ids: z.string(),
  found: z.int(),
  errors: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })),
});
/** What came of the last list of locations. */
export type ListReport = z.infer<typeof ListReport>;

/** It outlives a reload as the choice does: the lines that added no location are still to be looked after. */
const keyOf = (user: UserId): string => `placekeeper.bulk-edit-list.${user}`;

export function readListReport(user: UserId): ListReport | null {
  try {
    const stored = sessionStorage.getItem(keyOf(user));
    const report = z.safeParse(ListReport, stored === null ? null : JSON.parse(stored));
    return report.success ? report.data : null;
  } catch {
    return null;
  }
}

export function writeListReport(user: UserId, report: ListReport | null): void {
  try {
    if (report === null) sessionStorage.removeItem(keyOf(user));
    else sessionStorage.setItem(keyOf(user), JSON.stringify(report));
  } catch {
    // A browser that keeps nothing still has the report on the screen.
  }
}
