import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { invalid } from '../../errors.ts';
import { usedSlots } from '../queries/slots.ts';

export const mostSlots = 100_000;

/** Stands in for the purchase on the account page (ONB-5): sets the number of slots; 0 ends the subscription. */
export function subscribe(deps: Deps, actor: Actor, slots: number): void {
  const used = usedSlots(deps, actor);
  if (!Number.isInteger(slots) || slots < 0 || slots > mostSlots) {
    throw invalid({ slots: [`Enter a number of slots from 0 to ${mostSlots}.`] });
  }
  if (slots < used)
    throw invalid({ slots: [`${used} slots are in use. Turn off management first.`] });
  deps.db
    .update(users)
    .set({ hasSubscription: slots > 0, slots })
    .where(eq(users.id, actor.user.id))
    .run();
}
