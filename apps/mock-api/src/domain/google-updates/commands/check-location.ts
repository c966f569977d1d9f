import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { conflict } from '../../errors.ts';
import { detectUpdates, openUpdates } from './reconcile.ts';
import { authorize, requireSubscription } from '../../authorize.ts';
import { spendProviderCall } from '../../provider-quota/commands/spend.ts';
import { transact } from '../../transact.ts';

/** DET-6: asks the provider now and returns the number of open updates. */
export function fetchUpdates(deps: Deps, actor: Actor, id: LocationId): number {
  requireSubscription(actor);
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus !== 'enabled')
    throw conflict('Only a managed location can be checked for updates.');
  spendProviderCall(deps, actor);
  return transact(deps, (emit) => {
    deps.db.update(locations).set({ lastCheckedAt: actor.now }).where(eq(locations.id, id)).run();
    detectUpdates(deps, actor, emit, location);
    return openUpdates(deps, id).length;
  });
}
