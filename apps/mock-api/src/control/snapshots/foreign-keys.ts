import type { Database } from '../../db/client.ts';

export interface ForeignKey {
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
