import type { Database } from '../db/client.ts';

/** Below this number of rows, rebuilding the indexes takes longer than it saves. */
const worthwhile = 5000;

interface Named {
  readonly name: string;
  readonly sql: string;
}

/**
 * Inserts many locations without indexes and search, which are then built in sorted order: 100,000 random insertions
 * into seven trees take three times as long.
 */
export function bulkLoad<Result>(db: Database, rows: number, work: () => Result): Result {
  if (rows < worthwhile) return work();
  const sqlite = db.$client;
  const named = sqlite.prepare<[string, string], Named>(
    `SELECT name, sql FROM sqlite_master
      WHERE tbl_name = 'locations' AND sql IS NOT NULL AND type = ? AND name LIKE ?`,
  );
  const indexes = named.all('index', '%');
  const triggers = named.all('trigger', '%_insert');
  const last = sqlite
    .prepare<[], { id: number | null }>('SELECT max(id) AS id FROM locations')
    .get();

  for (const { name } of indexes) sqlite.exec(`DROP INDEX ${name}`);
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${name}`);
  const result = work();
  for (const { sql } of [...indexes, ...triggers]) sqlite.exec(sql);
  sqlite
    .prepare(
      `INSERT INTO location_search(rowid, search_text)
        SELECT id, search_text FROM locations WHERE id > ? ORDER BY id`,
    )
    .run(last?.id ?? 0);
  return result;
}
