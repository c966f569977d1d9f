import { outlookOf, type Outlook } from '@placekeeper/contracts/bulk/assess';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import { and, eq } from 'drizzle-orm';
import { bulkEdits, type BulkEditSpreadsheet } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { addItem } from '../bulk-edits/add-item.ts';
import type { BulkEditView } from '../bulk-edits/list.ts';
import { bulkContext } from '../bulk-edits/bulk-context.ts';
import { loadSubjects, type LoadedSubject } from '../bulk-edits/load-subjects.ts';
import { forecastOf, itemOf } from '../bulk-edits/outlook.ts';
import { totalsOf } from '../bulk-edits/totals.ts';
import { invalid } from '../errors.ts';
import { transact } from '../transact.ts';

interface Draft {
  readonly name: string;
  /** What each location is to get. */
  readonly changes: ReadonlyMap<LocationId, BulkChanges>;
  readonly reportOf: (differing: number) => BulkEditSpreadsheet['report'];
}

/** BULK-3: keeps changes of each location's own as a draft, in the place of the last one. Nothing else is written. */
export function keepDraft(
  deps: Deps,
  actor: Actor,
  { name, changes, reportOf }: Draft,
): BulkEditView {
  const outlooks = outlooksOf(deps, actor, changes);
  const differing = outlooks.filter(({ status }) => status !== 'unchanged');
  if (differing.length > maximumSelection)
    throw invalid({
      text: [`${maximumSelection} locations can change at once; here ${differing.length} do.`],
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
          fileName: name,
          fields: [...new Set(differing.flatMap(({ assessment }) => assessment.changed))],
          report: reportOf(differing.length),
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
): readonly Outlook<LoadedSubject>[] {
  const subjects = loadSubjects(deps, [...changes.keys()]);
  const context = bulkContext(deps, actor);
  return [...changes].flatMap(([id, wanted]) => {
    const subject = subjects.get(id);
    return subject ? [outlookOf(subject, wanted, context)] : [];
  });
}
