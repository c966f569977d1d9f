import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { ownedUpdate } from '../owned.ts';
import { pacedInterval } from '../provider-quota/limits.ts';
import { transact } from '../transact.ts';
import { alikeIds } from './alike.ts';
import { carryOut, mayBe } from './resolve.ts';
import { refreshFlags } from './settle.ts';
import { requireSubscription } from './subscription.ts';
import { viewUpdate } from './view.ts';

interface DecideAlike {
  readonly id: GoogleUpdateId;
  readonly action: UpdateAction;
  readonly except?: readonly GoogleUpdateId[] | undefined;
  readonly newest_id?: GoogleUpdateId | undefined;
}

/**
 * One decision about the same change in many locations, without the exceptions. Each is judged alone, as if it were decided
 * alone; what is sent goes out one location after the other, within Google's quota. Gives how many were decided.
 */
export function decideAlike(
  deps: Deps,
  actor: Actor,
  { id, action, except = [], newest_id: newest }: DecideAlike,
): number {
  requireSubscription(actor);
  ownedUpdate(deps, actor, id);
  const excepted = new Set(except);
  return transact(deps, (emit) => {
    const decided = [];
    for (const alike of alikeIds(deps, id, newest)) {
      if (excepted.has(alike)) continue;
      // As of now: accepting one may have taken away what the next one needs.
      const view = viewUpdate(deps, actor, alike);
      if (!mayBe(action, view)) continue;
      carryOut(deps, actor, emit, view, {
        action,
        sendAt: actor.now + decided.length * pacedInterval(actor),
      });
      decided.push(view.location.id);
    }
    refreshFlags(deps, decided);
    return decided.length;
  });
}
