import type { UserId } from '@placekeeper/contracts/core/id';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { readJson, writeJson, writeText } from '../../../lib/browser/web-storage.ts';

const ListReport = z.object({
  source: z.string(),
  lines: z.int(),
  /** The ids of the found locations, encoded like `ids` in the URL. */
  ids: z.string(),
  found: z.int(),
  errors: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })),
});
/** Result of the last list that the user selected locations from. */
export type ListReport = z.infer<typeof ListReport>;

/** Stored per tab, because the user still needs the unmatched lines after a reload. */
const keyOf = (user: UserId): string => `placekeeper.bulk-edit-list.${user}`;

export function readListReport(user: UserId): ListReport | null {
  const report = safeParse(ListReport, readJson('sessionStorage', keyOf(user)));
  return report.success ? report.data : null;
}

export function writeListReport(user: UserId, report: ListReport | null): void {
  if (report === null) writeText('sessionStorage', keyOf(user), null);
  else writeJson('sessionStorage', keyOf(user), report);
}
