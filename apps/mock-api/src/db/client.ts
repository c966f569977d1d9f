import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { applicationId, refuseForeign, refuseUnreadable } from './inspect-file.ts';
import { asUnusable } from './unusable-database.ts';

import Sqlite from 'better-sqlite3';

export type Database = ReturnType<typeof openDatabase>;

const inMemory = ':memory:';

/**
 * Opens a file, a new database in memory (`:memory:`), or a copy of a serialized database in memory, and migrates it to
 * the current schema. A file that the twin did not create stays unchanged.
 */
export function openDatabase(path: string | Buffer, migrationsFolder: string) {
  if (path === inMemory || typeof path !== 'string') return open(path, migrationsFolder);
  refuseForeign(path, 'use');
  refuseUnreadable(path, migrationsFolder);
  try {
    return open(path, migrationsFolder);
  } catch (error) {
    throw asUnusable(path, error);
  }
}

function open(path: string | Buffer, migrationsFolder: string) {
  const sqlite = new Sqlite(path);
  // A profile takes more than half of 4 kB, so the rest of each page of 4 kB would stay empty.
  sqlite.pragma('page_size = 8192');
  sqlite.pragma('journal_mode = WAL');
  // With NORMAL, a killed process loses nothing. A power cut can lose the last commits, which is acceptable for a
  // development tool.
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  keepStatements(sqlite);
  const database = drizzle(sqlite, { casing: 'snake_case' });
  migrate(database, { migrationsFolder });
  // Every write waits for the disk, so a start writes only what the file lacks.
  if (sqlite.pragma('application_id', { simple: true }) !== applicationId) {
    sqlite.pragma(`application_id = ${applicationId}`);
  }
  return database;
}

const mostKept = 1000;

/**
 * Caches statements by their text: drizzle prepares a query each time it is built, which costs more than running it.
 */
function keepStatements(sqlite: Sqlite.Database): void {
  const prepare = sqlite.prepare.bind(sqlite);
  const kept = new Map<string, Sqlite.Statement>();
  const prepareOnce = (text: string) => {
    const known = kept.get(text);
    if (known) return known;
    const statement: Sqlite.Statement = prepare(text);
    const [oldest] = kept.size < mostKept ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(text, statement);
    return statement;
  };
  // Cast, because the type of `prepare` depends on the parameters of the statement.
  sqlite.prepare = prepareOnce as typeof sqlite.prepare;
}

/** Transactions are synchronous, so `work` must not await. */
export const inTransaction = <Result>(database: Database, work: () => Result): Result =>
  database.$client.transaction(work).immediate();

/**
 * Prepares statements once per database, because preparing takes many times longer than a small read. Most updates are
 * built where they run instead, because placeholders in `set` bypass the encoding of columns.
 */
export function prepared<Queries>(
  build: (database: Database) => Queries,
): (database: Database) => Queries {
  const made = new WeakMap<Database, Queries>();
  return (database) => {
    const known = made.get(database);
    if (known) return known;
    const queries = build(database);
    made.set(database, queries);
    return queries;
  };
}
