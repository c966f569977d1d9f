import type { Database } from './client.ts';

/**
 * Statements prepared once per database. Building and preparing a drizzle query at every call takes a hundred times
 * as long.
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
