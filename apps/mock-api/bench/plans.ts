import { join } from 'node:path';
import { inTransaction, openDatabase } from '../src/db/client.ts';
import type { Deps } from '../src/deps.ts';
import { actorFor, type Actor } from '../src/domain/actor.ts';
import { listUpdates } from '../src/domain/google-updates/queries/list.ts';
import { listLocations } from '../src/domain/locations/queries/list.ts';
import { updateLocation } from '../src/domain/locations/commands/update.ts';
import { viewLocation } from '../src/domain/locations/queries/view.ts';
import { listeners } from '../src/listeners.ts';
import { createHub } from '../src/realtime/hub.ts';
import { findPersona } from '../src/seed/personas.ts';

type Work = (deps: Deps, actor: Actor) => unknown;

const firstOf = (deps: Deps, actor: Actor) => {
  const [first] = listLocations(deps, actor, {}).items;
  if (!first) throw new Error('There is no location');
  return first.row;
};

const hot: Readonly<Record<string, Work>> = {
  list: (deps, actor) => listLocations(deps, actor, {}),
  'list, tenth page': (deps, actor) => listLocations(deps, actor, { page: { number: 10 } }),
  search: (deps, actor) => listLocations(deps, actor, { search: 'puffin bath' }),
  updates: (deps, actor) => listUpdates(deps, actor, {}),
  'list, one location, patch': (deps, actor) => {
    const { id, profile } = firstOf(deps, actor);
    viewLocation(deps, actor, id);
    const description = `${profile.title} as it was planned.`;
    updateLocation(deps, actor, { id, patch: { description } });
  },
};

/** The query plans of the frequent calls on this file. Every change is rolled back. */
export function hotPlans(file: string): readonly string[] {
  return Object.entries(hot).flatMap(([name, work]) => [
    name,
    ...plansOf(file, work).map((step) => `    ${step}`),
  ]);
}

class Undone extends Error {}

function plansOf(file: string, work: Work): readonly string[] {
  // Opens a new connection, because an open connection reuses its statements without calling the `prepare` below.
  const db = openDatabase(file, join(import.meta.dirname, '../drizzle'));
  const deps: Deps = {
    db,
    clock: Date.now,
    hub: createHub({ key: 'bench', secret: 'bench' }),
    webOrigin: 'https://web.example',
    listeners,
  };
  const user = findPersona(deps, 'agency');
  if (!user) throw new Error(`${file} has no agency`);
  const { $client } = db;
  const prepare = $client.prepare.bind($client);
  const statements = new Set<string>();
  $client.prepare = (statement: string) => {
    statements.add(statement);
    return prepare(statement);
  };
  try {
    inTransaction(db, () => {
      work(deps, actorFor(deps, user));
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  const steps = [...statements].flatMap((statement) =>
    prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
      .all(...Array.from(statement.matchAll(/\?/g), () => null))
      .map(({ detail }) => detail),
  );
  $client.close();
  return [...new Set(steps)];
}
