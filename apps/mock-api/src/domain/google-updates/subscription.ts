import type { Actor } from '../actor.ts';
import { forbidden } from '../errors.ts';

/** PERM-2. */
export function requireSubscription(actor: Actor): void {
  if (!actor.user.hasSubscription)
    throw forbidden('The profile-management subscription is required.');
}
