import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import { googleGroups, profileGroups } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { freeSlots } from '../../current-user/queries/slots.ts';
import { raise } from '../../domain-events.ts';
import { resumePublishing } from '../../patch-attempts/commands/resume.ts';
import type { Emit } from '../../transact.ts';

export interface RestoredAccount {
  readonly tokenId: GoogleTokenId;
  readonly googleAccountId: number;
}

/**
 * GACC-2: gives locations their account back: those that a disconnection left without an account, and those that lost
 * the authorization. The latter are managed again as far as the slots go, and their waiting attempts are sent.
 */
export function restoreAccess(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  account: RestoredAccount,
): void {
  const { db } = deps;
  const { tokenId, googleAccountId } = account;
  const reachable = db
    .select({ id: profileGroups.profileId })
    .from(profileGroups)
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .where(eq(googleGroups.googleAccountId, googleAccountId));
  db.update(locations)
    .set({ tokenId })
    .where(
      and(
        eq(locations.userId, actor.user.id),
        isNull(locations.tokenId),
        inArray(locations.profileId, reachable),
      ),
    )
    .run();

  const lost = and(
    eq(locations.tokenId, tokenId),
    eq(locations.managementStatus, 'lost-authorization'),
  );
  const withSlot = db
    .select({ id: locations.id })
    .from(locations)
    .where(lost)
    .orderBy(asc(locations.id))
    .limit(freeSlots(deps, actor));
  const managed = db
    .update(locations)
    .set({ managementStatus: 'enabled' })
    .where(inArray(locations.id, withSlot))
    .returning()
    .all();
  const unmanaged = db
    .update(locations)
    .set({ managementStatus: 'disabled' })
    .where(lost)
    .returning({ id: locations.id })
    .all();
  for (const location of unmanaged) raise(deps, actor, emit, 'management-ended', { location });
  for (const location of managed) raise(deps, actor, emit, 'management-started', { location });
  resumePublishing(deps, actor, tokenId);
}
