import type { BulkEditId } from '@placekeeper/contracts/core/id';
import type { BulkEditRow, BulkEditSpreadsheet } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { notFound } from '../errors.ts';
import { ownedBulkEdit } from '../owned.ts';

/** A bulk edit that came from a spreadsheet, confirmed or not. */
export function ownedImport(
  deps: Deps,
  actor: Actor,
  id: BulkEditId,
): { readonly edit: BulkEditRow; readonly spreadsheet: BulkEditSpreadsheet } {
  const edit = ownedBulkEdit(deps, actor, id);
  const { spreadsheet } = edit;
  if (spreadsheet === null) throw notFound();
  return { edit, spreadsheet };
}
