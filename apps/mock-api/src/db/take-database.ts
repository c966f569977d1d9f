import { rmSync } from 'node:fs';
import { openDatabase } from './client.ts';
import { lockDatabase } from './file-lock.ts';
import { refuseForeign } from './inspect-file.ts';

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
