import type { UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
import { readJson, writeJson, writeText } from '../../../lib/browser/web-storage.ts';

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
  const report = z.safeParse(ListReport, readJson('sessionStorage', keyOf(user)));
  return report.success ? report.data : null;
}

export function writeListReport(user: UserId, report: ListReport | null): void {
  if (report === null) writeText('sessionStorage', keyOf(user), null);
  else writeJson('sessionStorage', keyOf(user), report);
}
