import type { Database } from './client.ts';

/**
 * Statements made once per database. A drizzle query that is built at every call costs ten times a prepared one,
 * and leaves a native statement behind each time.
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
