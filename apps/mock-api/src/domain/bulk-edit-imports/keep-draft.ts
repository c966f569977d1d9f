import type { BulkEditId, LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEditItems, bulkEdits, type BulkEditSpreadsheet } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import type { BulkEditView } from '../bulk-edits/list.ts';
import { knownTags, loadSubjects } from '../bulk-edits/load-subjects.ts';
import { forecastOf, itemOf, outlookOf, type Outlook } from '../bulk-edits/outlook.ts';
import { totalsOf } from '../bulk-edits/totals.ts';
import { invalid } from '../errors.ts';
import { transact } from '../transact.ts';

const at = sql.placeholder;
const json = (name: string) => sql`${at(name)}`;

const queries = prepared((db) => ({
  item: db
    .insert(bulkEditItems)
    .values({
      bulkEditId: at('bulkEditId'),
      locationId: at('locationId'),
      locationName: at('locationName'),
      storeCode: sql`${at('storeCode')}`,
      status: at('status'),
      changes: json('changes'),
      before: json('before'),
      after: json('after'),
      problems: json('problems'),
      message: sql`${at('message')}`,
    })
    .prepare(),
}));

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
    for (const outlook of differing) addItem(deps, edit.id, outlook, changes);
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

function addItem(
  deps: Deps,
  bulkEditId: BulkEditId,
  outlook: Outlook,
  changes: ReadonlyMap<LocationId, BulkChanges>,
): void {
  const { before, after, problems, ...item } = itemOf(outlook);
  const { id } = outlook.subject.row;
  queries(deps.db).item.run({
    ...item,
    bulkEditId,
    changes: JSON.stringify(changes.get(id)),
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    problems: outlook.status === 'refused' ? JSON.stringify(problems) : null,
  });
}
