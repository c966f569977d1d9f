import type { UserId } from '@placekeeper/contracts/core/id';
import type { Database } from '../../db/client.ts';

const rootTable = 'users';
/** Sessions are not part of the account's data. */
const leftOut = new Set(['sessions']);

export interface MarkedTable {
  readonly table: string;
  /** Whether the table refers to a user, also through other tables, so that each row belongs to one account. */
  readonly rooted: boolean;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Marks the rows of an account in the temporary table `marked`: its own rows, the profiles and files to which they
 * refer, and rows that depend only on these. Profiles and files to which another account refers are marked as `shared`.
 */
export function markAccount(db: Database, userId: UserId): readonly MarkedTable[] {
  const keys = foreignKeysOf(db).filter(({ table }) => !leftOut.has(table));
  const rooted = tablesUnder(keys, rootTable);
  const { $client } = db;
  $client.exec(
    `CREATE TEMP TABLE IF NOT EXISTS marked (
       tbl TEXT NOT NULL, id INTEGER NOT NULL, shared INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (tbl, id)
     ) WITHOUT ROWID;
     DELETE FROM temp.marked;`,
  );
  $client.prepare(`INSERT INTO temp.marked (tbl, id) VALUES (?, ?)`).run(rootTable, userId);

  repeat(() => total(keys.filter(({ table }) => rooted.has(table)).map(markChildren)));
  const beyond = keys.filter(({ parent }) => !rooted.has(parent));
  repeat(() => total(beyond.map(markParents)));
  for (const key of beyond) if (rooted.has(key.table)) markShared(key);
  const appended = keys.filter(({ table, parent }) => !rooted.has(table) && !rooted.has(parent));
  repeat(() => total(appended.map(markChildren)));

  return $client
    .prepare<[], string>('SELECT DISTINCT tbl FROM temp.marked ORDER BY tbl')
    .pluck()
    .all()
    .map((table) => ({ table, rooted: rooted.has(table) }));

  function markChildren({ table, column, parent, parentColumn }: ForeignKey): number {
    return $client
      .prepare(
        `INSERT OR IGNORE INTO temp.marked (tbl, id)
         SELECT ?, child.rowid FROM temp.marked AS mark
         JOIN ${quoted(parent)} AS parent ON parent.rowid = mark.id
         JOIN ${quoted(table)} AS child ON child.${quoted(column)} = parent.${quoted(parentColumn)}
         WHERE mark.tbl = ? AND mark.shared = 0`,
      )
      .run(table, parent).changes;
  }

  function markParents({ table, column, parent, parentColumn }: ForeignKey): number {
    return $client
      .prepare(
        `INSERT OR IGNORE INTO temp.marked (tbl, id)
         SELECT ?, parent.rowid FROM temp.marked AS mark
         JOIN ${quoted(table)} AS child ON child.rowid = mark.id
         JOIN ${quoted(parent)} AS parent ON parent.${quoted(parentColumn)} = child.${quoted(column)}
         WHERE mark.tbl = ?`,
      )
      .run(parent, table).changes;
  }

  function markShared({ table, column, parent, parentColumn }: ForeignKey): void {
    $client
      .prepare(
        `UPDATE temp.marked SET shared = 1 WHERE tbl = ? AND id IN (
           SELECT parent.rowid FROM temp.marked AS mark
           JOIN ${quoted(parent)} AS parent ON parent.rowid = mark.id
           JOIN ${quoted(table)} AS child ON child.${quoted(column)} = parent.${quoted(parentColumn)}
           WHERE mark.tbl = ? AND NOT EXISTS (
             SELECT 1 FROM temp.marked AS own WHERE own.tbl = ? AND own.id = child.rowid
           )
         )`,
      )
      .run(parent, parent, table);
  }
}

function repeat(step: () => number): void {
  while (step() > 0);
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

/** Reads the references from the database itself, so that a new table needs no entry here. */
export function foreignKeysOf(db: Database): readonly ForeignKey[] {
  const tables = db.$client
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`,
    )
    .all();
  return tables.flatMap(({ name: table }) =>
    db.$client
      .prepare<[string], { from: string; table: string; to: string | null }>(
        'SELECT "from", "table", "to" FROM pragma_foreign_key_list(?)',
      )
      .all(table)
      .map(({ from, table: parent, to }) => ({
        table,
        column: from,
        parent,
        parentColumn: to ?? 'rowid',
      })),
  );
}

/** The root, and every table that refers to it directly or indirectly. */
export function tablesUnder(keys: readonly ForeignKey[], root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (;;) {
    const more = keys.filter(({ table, parent }) => found.has(parent) && !found.has(table));
    if (more.length === 0) return found;
    for (const { table } of more) found.add(table);
  }
}
