import {
  readSpreadsheetChanges as readChanges,
  type SpreadsheetChanges,
} from '@placekeeper/contracts/spreadsheet/read-changes';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { findCategoryNamed } from '../../spreadsheet/category-names.ts';
import { sheetProfileOf } from '../../spreadsheet/sheet-profile.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { invalid } from '../errors.ts';

const queries = prepared((db) => ({
  profiles: db
    .select({ id: locations.id, profile: locations.profile })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
}));

/** BULK-3: a file against the locations of now. */
export function readSpreadsheetChanges(deps: Deps, actor: Actor, text: string): SpreadsheetChanges {
  const present = queries(deps.db)
    .profiles.all({ userId: actor.user.id })
    .map(({ id, profile }) => ({ id, profile: sheetProfileOf(profile) }));
  const reading = readChanges(text, present, {
    today: isoDate(actor.now),
    findCategory: findCategoryNamed,
  });
  if ('refused' in reading) throw invalid({ text: reading.refused });
  return reading;
}
