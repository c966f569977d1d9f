import type { UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { actorFor } from '../domain/actor.ts';
import { createAccount, type AccountWish } from '../seed/create-account.ts';
import type { ScenarioName } from '../seed/scenarios/names.ts';
import { scenarios } from '../seed/scenarios/scenarios.ts';
import { runDueJobs } from '../simulator/run-due-jobs.ts';

/** A fresh account in a scenario. The scenario begins in the account's past, and the jobs due since then have run. */
export function createScenario(
  deps: Deps,
  name: ScenarioName,
  wish: Pick<AccountWish, 'clock' | 'locations'>,
): UserRow {
  const { persona, locations, pendingUpdates, ago = 0, arrange } = scenarios[name];
  const user = createAccount(deps, {
    persona,
    pendingUpdates,
    clock: wish.clock,
    locations: wish.locations ?? locations,
  });
  const { now } = actorFor(deps, user);
  arrange?.(deps, { user, now: now - ago });
  runDueJobs(deps, user.id, now);
  return user;
}
