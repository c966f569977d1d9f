import type { Database } from './client.ts';

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
