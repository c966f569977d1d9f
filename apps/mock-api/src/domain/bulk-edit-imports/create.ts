import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import { and, eq } from 'drizzle-orm';
import { bulkEdits } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { addItem } from '../bulk-edits/add-item.ts';
import type { BulkEditView } from '../bulk-edits/list.ts';
import { knownTags, loadSubjects } from '../bulk-edits/load-subjects.ts';
import { forecastOf, itemOf, outlookOf, type Outlook } from '../bulk-edits/outlook.ts';
import { totalsOf } from '../bulk-edits/totals.ts';
import { invalid } from '../errors.ts';
import { transact } from '../transact.ts';
import { readSpreadsheetChanges } from './read-changes.ts';

const errorsTold = 100;

/** BULK-3: reads the file and keeps what it would change as a draft, in the place of the last one. Nothing else is written. */
export function createBulkEditImport(
  deps: Deps,
  actor: Actor,
  { file_name: fileName, text }: { readonly file_name: string; readonly text: string },
): BulkEditView {
  const { changes, ...reading } = readSpreadsheetChanges(deps, actor, text);
  const outlooks = outlooksOf(deps, actor, changes);
  const differing = outlooks.filter(({ status }) => status !== 'unchanged');
  if (differing.length > maximumSelection)
    throw invalid({
      text: [
        `${maximumSelection} locations can change at once; in this file ${differing.length} do.`,
      ],
    });
  return transact(deps, () => {
    deps.db
      .delete(bulkEdits)
      .where(and(eq(bulkEdits.userId, actor.user.id), eq(bulkEdits.status, 'draft')))
      .run();
    const edit = deps.db
      .insert(bulkEdits)
      .values({
        userId: actor.user.id,
        status: 'draft',
        changes: {},
        spreadsheet: {
          fileName,
          fields: [...new Set(differing.flatMap(({ assessment }) => assessment.changed))],
          report: {
            rows: reading.rows,
            unchanged: reading.rows - reading.faulty - differing.length,
            faulty: reading.faulty,
            errors: reading.errors.slice(0, errorsTold).map((error) => ({ ...error })),
            error_total: reading.errors.length,
            unknown_columns: [...reading.unknownColumns],
          },
          forecast: forecastOf(actor, differing),
        },
        createdAt: actor.now,
      })
      .returning()
      .get();
    for (const outlook of differing) {
      const { problems, ...item } = itemOf(outlook);
      addItem(deps, edit.id, {
        ...item,
        changes: changes.get(outlook.subject.row.id),
        ...(outlook.status === 'refused' && { problems }),
      });
    }
    return { edit, totals: totalsOf(deps, [edit.id])(edit.id) };
  });
}

function outlooksOf(
  deps: Deps,
  actor: Actor,
  changes: ReadonlyMap<LocationId, BulkChanges>,
): readonly Outlook[] {
  const subjects = loadSubjects(deps, [...changes.keys()]);
  const tags = knownTags(deps, actor);
  return [...changes].flatMap(([id, wanted]) => {
    const subject = subjects.get(id);
    return subject ? [outlookOf(deps, actor, subject, wanted, tags)] : [];
  });
}
