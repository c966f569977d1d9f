import { asc, count, eq } from 'drizzle-orm';
import { users, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { personas, type Persona } from './blueprints.ts';
import { createAccount } from './create-account.ts';

export interface PersonaWishes {
  /** Somebody's own profiles, waiting for `new` to import them. */
  readonly profiles?: readonly Profile[] | undefined;
  readonly seed?: number | undefined;
  /** How many locations the agency has. */
  readonly locations?: number | undefined;
}

/** One of each, made once: a database that has them, or anybody else, is left as it is. Says whether they were made. */
export function seedPersonas(deps: Deps, wishes: PersonaWishes): boolean {
  const known = deps.db.select({ count: count() }).from(users).get()?.count ?? 0;
  if (known > 0) return false;
  for (const persona of personas) {
    createAccount(deps, {
      persona,
      clock: 'live',
      mood: 'calm',
      seed: wishes.seed,
      ...(persona === 'agency' && { locations: wishes.locations }),
      ...(persona === 'new' && { profiles: wishes.profiles }),
    });
  }
  return true;
}

/** The one made at the start; accounts made later from the same persona come after it. */
export const findPersona = (deps: Deps, persona: Persona): UserRow | undefined =>
  deps.db
    .select()
    .from(users)
    .where(eq(users.persona, persona))
    .orderBy(asc(users.id))
    .limit(1)
    .get();
