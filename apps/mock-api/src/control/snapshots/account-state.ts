import type { UserId } from '@placekeeper/contracts/core/id';
import { inTransaction, type Database } from '../../db/client.ts';
import { markAccount, quoted, type MarkedTable } from './account-rows.ts';

interface TableRows extends MarkedTable {
  readonly columns: readonly string[];
  readonly own: readonly (readonly unknown[])[];
  /** Rows to which other accounts refer, too. They are restored only if they are missing. */
  readonly shared: readonly (readonly unknown[])[];
}

export type AccountState = readonly TableRows[];

export function readAccount(db: Database, userId: UserId): AccountState {
  return inTransaction(db, () =>
    markAccount(db, userId).map((marked) => {
      const { table } = marked;
      const columns = columnsOf(db, table);
      const rows = (shared: 0 | 1) =>
        db.$client
          .prepare<[string, number], unknown[]>(
            `SELECT ${columns.map((column) => `kept.${quoted(column)}`).join(', ')}
             FROM temp.marked AS mark JOIN ${quoted(table)} AS kept ON kept.rowid = mark.id
             WHERE mark.tbl = ? AND mark.shared = ? ORDER BY kept.rowid`,
          )
          .raw()
          .all(table, shared);
      return { ...marked, columns, own: rows(0), shared: rows(1) };
    }),
  );
}

/** Replaces the account's current rows with the stored rows in one transaction. Other accounts' rows stay unchanged. */
export function writeAccount(db: Database, userId: UserId, state: AccountState): void {
  const { $client } = db;
  // Turns constraints off, because rows are inserted in any order, and deleting the user must not cascade to rows
  // outside the snapshot, such as sessions.
  $client.pragma('foreign_keys = OFF');
  try {
    inTransaction(db, () => {
      for (const { table } of markAccount(db, userId)) {
        $client
          .prepare(
            `DELETE FROM ${quoted(table)} WHERE rowid IN
             (SELECT id FROM temp.marked WHERE tbl = ? AND shared = 0)`,
          )
          .run(table);
      }
      for (const rows of state) insertRows(db, rows);
      const [broken] = $client.pragma('foreign_key_check') as readonly unknown[];
      if (broken) throw new Error(`The account cannot be put back: ${JSON.stringify(broken)}`);
    });
  } finally {
    $client.pragma('foreign_keys = ON');
  }
}

function insertRows(db: Database, { table, rooted, columns, own, shared }: TableRows): void {
  // The account's own rows have been deleted. A row of another table can still exist, because another account shares
  // it.
  const insert = db.$client.prepare(
    `INSERT OR ${rooted ? 'ABORT' : 'IGNORE'} INTO ${quoted(table)} (${columns.map(quoted).join(', ')})
     VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of own) insert.run(...row);
  for (const row of shared) insert.run(...row);
}

const columnsOf = (db: Database, table: string): readonly string[] =>
  db.$client.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
