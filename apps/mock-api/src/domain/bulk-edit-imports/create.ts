import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import type { BulkEditView } from '../bulk-edits/list.ts';
import { keepDraft } from './keep-draft.ts';
import { readSpreadsheetChanges } from './read-changes.ts';

const errorsTold = 100;

/** BULK-3: reads the file, and keeps what it would change as a draft. */
export function createBulkEditImport(
  deps: Deps,
  actor: Actor,
  { file_name: name, text }: { readonly file_name: string; readonly text: string },
): BulkEditView {
  const { changes, ...reading } = readSpreadsheetChanges(deps, actor, text);
  return keepDraft(deps, actor, {
    name,
    changes,
    reportOf: (differing) => ({
      rows: reading.rows,
      unchanged: reading.rows - reading.faulty - differing,
      faulty: reading.faulty,
      errors: reading.errors.slice(0, errorsTold).map((error) => ({ ...error })),
      error_total: reading.errors.length,
      unknown_columns: [...reading.unknownColumns],
    }),
  });
}
