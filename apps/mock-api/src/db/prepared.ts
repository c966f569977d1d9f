import type { Database } from './client.ts';

/**
 * Statements prepared once per database, for every statement whose text does not depend on its input. To build and
 * prepare a drizzle query at each call takes about ten times (a write) to a hundred times (a read) as long.
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
