export class UnusableDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableDatabase';
  }
}

/** Replaces an error of SQLite with a message about the file; returns any other error unchanged. */
export function asUnusable(path: string, error: unknown): unknown {
  const code: unknown = Reflect.get(Object(error), 'code');
  const message = typeof code === 'string' ? messageFor(path, code) : null;
  return message === null ? error : new UnusableDatabase(message);
}

function messageFor(path: string, code: string): string | null {
  if (code === 'SQLITE_NOTADB') return `${path} is not a database. It was left as it is.`;
  if (code.startsWith('SQLITE_CORRUPT')) return damaged(path);
  if (code.startsWith('SQLITE_BUSY')) return `${path} is in use by another program.`;
  if (code.startsWith('SQLITE_READONLY')) return `${path} cannot be written to.`;
  if (code.startsWith('SQLITE_CANTOPEN')) return `${path} cannot be opened.`;
  return null;
}

export const damaged = (path: string) =>
  `${path} is damaged. It was left as it is: keep a copy if you need what it holds, and start again with --reset.`;
