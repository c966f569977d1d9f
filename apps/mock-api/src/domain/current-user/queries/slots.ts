import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { usedSlots } from '../../locations/commands/manage.ts';

/** How many locations more may be managed: none without the subscription. */
export const freeSlots = (deps: Deps, actor: Actor): number =>
  actor.user.hasSubscription ? Math.max(0, actor.user.slots - usedSlots(deps, actor)) : 0;
