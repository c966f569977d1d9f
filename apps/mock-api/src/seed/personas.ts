import { asc, count, eq } from 'drizzle-orm';
import { users, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { personas, type Persona } from './blueprints.ts';
import { createAccount } from './create-account.ts';

export interface PersonaWishes {
  /** Profiles at the provider that `new` can import; absent: generated profiles. */
  readonly profiles?: readonly Profile[] | undefined;
  readonly seed?: number | undefined;
  readonly locations?: number | undefined;
}

/**
 * Creates one account per persona in an empty database, and returns whether it did. Does nothing if there is any
 * account.
 */
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

/** Finds the account that `seedPersonas` created; later accounts of the persona have higher ids. */
export const findPersona = (deps: Deps, persona: Persona): UserRow | undefined =>
  deps.db
    .select()
    .from(users)
    .where(eq(users.persona, persona))
    .orderBy(asc(users.id))
    .limit(1)
    .get();
