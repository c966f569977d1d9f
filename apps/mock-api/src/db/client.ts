import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

export type Database = ReturnType<typeof openDatabase>;

/** Opens the file (`:memory:` for none) and brings it to the current schema. */
export function openDatabase(path: string, migrationsFolder: string) {
  const sqlite = new Sqlite(path);
  // A profile takes more than half of a page of the usual 4 kB, and would leave the rest of it empty.
  sqlite.pragma('page_size = 8192');
  sqlite.pragma('journal_mode = WAL');
  // A killed process loses nothing at NORMAL; only a power cut could cost the last commits, and this is a workbench.
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  const database = drizzle(sqlite, { casing: 'snake_case' });
  migrate(database, { migrationsFolder });
  return database;
}

/** drizzle and better-sqlite3 answer a transaction at once; nothing in it may wait. */
export const inTransaction = <Result>(database: Database, work: () => Result): Result =>
  database.$client.transaction(work).immediate();
