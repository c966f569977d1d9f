import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { asUnusable, UnusableDatabase } from './unusable-database.ts';

const waitMs = 1000;
/** Where the header of a database keeps `user_version`. */
const versionAt = 60;

/**
 * Keeps a second twin off the same file, in a file beside it, so that the database itself can still be looked into. The
 * operating system frees the lock of a process that dies. Returns what gives it up.
 */
export function lockDatabase(path: string): () => void {
  const lockPath = `${realPath(path)}-lock`;
  try {
    const lock = new Sqlite(lockPath, { timeout: waitMs });
    try {
      lock.pragma('locking_mode = EXCLUSIVE');
      // The first write takes the lock, and says who has it.
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
      `${path} is in use by another twin${whoHas(lockPath)}. End that one, or name another file with --db.`,
    );
  }
}

/** The same file under another name is the same file. */
function realPath(path: string): string {
  if (!existsSync(path)) return path;
  if (statSync(path).nlink > 1) {
    throw new UnusableDatabase(
      `${path} has a second name (a hard link), and SQLite keeps two logs for such a file. Copy it, or name another file with --db.`,
    );
  }
  return realpathSync(path);
}

function whoHas(lockPath: string): string {
  try {
    return `, process ${readFileSync(lockPath).readUInt32BE(versionAt)}`;
  } catch {
    // Some systems do not let a locked file be read.
    return '';
  }
}
