import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { asUnusable, damaged, UnusableDatabase } from './unusable-database.ts';

/** The `application_id` in the header of every file that the twin creates: `PKTW`. */
export const applicationId = 0x504b5457;

/** The tables by which a twin's file without an `application_id` is recognized. */
const knownTables = ['__drizzle_migrations', 'users', 'locations', 'google_tokens'] as const;

type Identity = 'absent' | 'twin' | 'foreign' | 'not-a-database';

/** Identifies the creator of the file without changing it. */
function identify(path: string): Identity {
  if (!existsSync(dirname(path))) {
    throw new UnusableDatabase(`The folder ${dirname(path)} does not exist.`);
  }
  if (!existsSync(path)) return 'absent';
  if (!statSync(path).isFile()) throw new UnusableDatabase(`${path} is not a file.`);
  const header = headerOf(path);
  if (header.length === 0) return 'absent';
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3') return 'not-a-database';
  if (header.length >= 72 && header.readUInt32BE(68) === applicationId) return 'twin';
  try {
    return reading(path, (db) => {
      const tables = tablesOf(db);
      if (tables.length === 0) return 'absent';
      return knownTables.every((name) => tables.includes(name)) ? 'twin' : 'foreign';
    });
  } catch (error) {
    throw asUnusable(path, error);
  }
}

/** Throws if the file is not the twin's, so that a reset cannot delete it. */
export function refuseForeign(path: string, purpose: 'use' | 'reset'): void {
  const identity = identify(path);
  if (identity === 'twin' || identity === 'absent') return;
  const what = identity === 'foreign' ? 'is a database of something else' : 'is not a database';
  throw new UnusableDatabase(
    purpose === 'use'
      ? `${path} ${what}. It was left as it is; name another file with --db.`
      : `${path} ${what}. --reset deletes only what the simulator made; it was left as it is.`,
  );
}

/** Throws if the twin's file is damaged, or if its migrations are not a part of the known migrations. */
export function refuseUnreadable(path: string, migrationsFolder: string): void {
  if (identify(path) !== 'twin') return;
  try {
    reading(path, (db) => {
      if (isToBeChecked(path) && db.pragma('quick_check(1)', { simple: true }) !== 'ok') {
        throw new UnusableDatabase(damaged(path));
      }
      if (tablesOf(db).includes('__drizzle_migrations'))
        refuseOtherHistory(db, path, migrationsFolder);
    });
  } catch (error) {
    throw asUnusable(path, error);
  }
}

/** The check of a larger file would delay every start by more than a tenth of a second. */
const mostChecked = 64 * 1024 * 1024;

/** A file that was not closed still has its write-ahead log, and is always checked. */
const isToBeChecked = (path: string): boolean =>
  statSync(path).size <= mostChecked || existsSync(`${path}-wal`);

/**
 * Throws if the file has an unknown migration or lacks the initial one. The initial migration has the time of the
 * newest migration that it combines, so a file with the separate migrations is accepted.
 */
function refuseOtherHistory(db: Sqlite.Database, path: string, migrationsFolder: string): void {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const [initial = 0] = known;
  const newest = known.at(-1) ?? 0;
  const applied = db
    .prepare<[], number>('SELECT created_at FROM __drizzle_migrations ORDER BY created_at')
    .pluck()
    .all();
  const leftAlone = 'It was left as it is;';
  const otherwise = 'name another file with --db, or start again with --reset.';
  if (applied.length > 0 && applied.every((time) => time < initial)) {
    throw new UnusableDatabase(
      `${path} was made by an older version whose schema this version can no longer bring up to date. ${leftAlone} ${otherwise}`,
    );
  }
  const unknown = applied.filter((time) => time > initial && !known.includes(time));
  if (unknown.length === 0 && (applied.length === 0 || applied.includes(initial))) return;
  const isNewer = unknown.length > 0 && unknown.every((time) => time > newest);
  throw new UnusableDatabase(
    isNewer && applied.includes(initial)
      ? `${path} was made by a newer version: it knows ${unknown.length} changes of the schema that this one does not. ${leftAlone} update this checkout, ${otherwise}`
      : `${path} has another history of schema changes than this version. ${leftAlone} ${otherwise}`,
  );
}

function reading<Result>(path: string, work: (db: Sqlite.Database) => Result): Result {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const tablesOf = (db: Sqlite.Database): readonly string[] =>
  db.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();

function headerOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(100);
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}
