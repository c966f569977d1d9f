import { rmSync, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { openDatabase } from './client.ts';
import { refuseForeign } from './inspect-file.ts';
import { asUnusable, UnusableDatabase } from './unusable-database.ts';
import Sqlite from 'better-sqlite3';

/** Locks the file, and for a reset deletes it. Refuses a file that the twin did not create. */
export function takeDatabase(
  { database, reset }: { readonly database: string; readonly reset: boolean },
  migrations: string,
) {
  if (database === ':memory:') return { db: openDatabase(database, migrations), unlock: () => {} };
  refuseForeign(database, reset ? 'reset' : 'use');
  const unlock = lockDatabase(database);
  try {
    if (reset)
      for (const suffix of ['', '-wal', '-shm']) rmSync(database + suffix, { force: true });
    return { db: openDatabase(database, migrations), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

const waitMs = 1000;
/** The offset of `user_version` in the header of a SQLite file. */
const versionAt = 60;

/**
 * Locks the database against a second twin. The lock is a separate file, so that other tools can still read the
 * database; the operating system releases the lock of a process that dies. Returns the function that unlocks.
 */
export function lockDatabase(path: string): () => void {
  const lockPath = `${realPath(path)}-lock`;
  try {
    const lock = new Sqlite(lockPath, { timeout: waitMs });
    try {
      lock.pragma('locking_mode = EXCLUSIVE');
      // The lock need not survive a power cut, and waiting for a busy disk can take a quarter of a second.
      lock.pragma('journal_mode = MEMORY');
      lock.pragma('synchronous = OFF');
      // The first write takes the lock and records the process id.
      lock.pragma(`user_version = ${process.pid}`);
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    const unusable = asUnusable(lockPath, error);
    if (Reflect.get(Object(error), 'code') !== 'SQLITE_BUSY') throw unusable;
    throw new UnusableDatabase(
      `${path} is in use by another simulator${describeOwner(lockPath)}. End that one, or name another file with --db.`,
    );
  }
}

/** Resolves symbolic links, so that a file has one lock under all its names. */
function realPath(path: string): string {
  if (!existsSync(path)) return path;
  if (statSync(path).nlink > 1) {
    throw new UnusableDatabase(
      `${path} has a second name (a hard link), and SQLite keeps two logs for such a file. Copy it, or name another file with --db.`,
    );
  }
  return realpathSync(path);
}

function describeOwner(lockPath: string): string {
  try {
    return `, process ${readFileSync(lockPath).readUInt32BE(versionAt)}`;
  } catch {
    // Some systems do not allow reading a locked file.
    return '';
  }
}
