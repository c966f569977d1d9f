import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq, sql, asc, inArray, isNull } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import {
  authorizationCodes,
  googleAccounts,
  googleGroups,
  profileGroups,
} from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { invalid } from '../../errors.ts';
import { raise } from '../../events.ts';
import { transact, type Emit } from '../../transact.ts';
import { newAccessToken } from './fresh-access-token.ts';
import { locations } from '../../../db/schema/locations.ts';
import { freeSlots } from '../../current-user/queries.ts';
import { resumePublishing } from '../../patch-attempts/commands/publish.ts';

const userId = sql.placeholder('userId');

const queries = prepared((db) => ({
  grant: db
    .select({
      googleAccountId: authorizationCodes.googleAccountId,
      granted: authorizationCodes.granted,
      expiresAt: authorizationCodes.expiresAt,
    })
    .from(authorizationCodes)
    .innerJoin(googleAccounts, eq(googleAccounts.id, authorizationCodes.googleAccountId))
    .where(
      and(eq(authorizationCodes.code, sql.placeholder('code')), eq(googleAccounts.userId, userId)),
    )
    .prepare(),
  token: db
    .select({ id: googleTokens.id })
    .from(googleTokens)
    .where(
      and(
        eq(googleTokens.userId, userId),
        eq(googleTokens.googleAccountId, sql.placeholder('googleAccountId')),
      ),
    )
    .prepare(),
}));

type Grant = Pick<
  typeof authorizationCodes.$inferSelect,
  'googleAccountId' | 'granted' | 'expiresAt'
>;

const refusals = {
  unknown: 'This sign-in with Google is invalid or was already used. Connect the account again.',
  expired: 'This sign-in with Google has expired. Connect the account again.',
  withheld:
    'Permission to manage your business profiles wasn’t granted. Connect again and allow it.',
} as const;

/** ONB-2: exchanges the code of the consent page. Connecting an account again renews its token. */
export function connect(deps: Deps, actor: Actor, code: string): void {
  // Returns a refusal instead of throwing it, because a throw would roll back the deletion of the code, which is
  // single-use.
  const refusal = transact(deps, (emit) => {
    const grant = queries(deps.db).grant.get({ code, userId: actor.user.id });
    if (!grant) return refusals.unknown;
    deps.db.delete(authorizationCodes).where(eq(authorizationCodes.code, code)).run();
    if (grant.expiresAt <= actor.now) return refusals.expired;
    if (!grant.granted) return refusals.withheld;
    restoreAccess(deps, actor, emit, { tokenId: saveToken(deps, actor, grant), ...grant });
    return null;
  });
  if (refusal !== null) throw invalid({ authorization_code: [refusal] });
}

function saveToken(deps: Deps, actor: Actor, { googleAccountId }: Grant): GoogleTokenId {
  const { user, now } = actor;
  const fresh = {
    status: 'active',
    accessToken: newAccessToken(actor, googleAccountId),
    lastContactedAt: now,
  } as const;
  const known = queries(deps.db).token.get({ userId: user.id, googleAccountId });
  if (known) {
    deps.db.update(googleTokens).set(fresh).where(eq(googleTokens.id, known.id)).run();
    return known.id;
  }
  const values = { userId: user.id, googleAccountId, createdAt: now, ...fresh };
  return deps.db.insert(googleTokens).values(values).returning({ id: googleTokens.id }).get().id;
}

interface RestoredAccount {
  readonly tokenId: GoogleTokenId;
  readonly googleAccountId: number;
}

/**
 * GACC-2: reconnects the locations that a disconnection left without an account. Locations that lost the authorization
 * are managed again while slots are free, and otherwise become unmanaged. Sends the waiting attempts.
 */
function restoreAccess(deps: Deps, actor: Actor, emit: Emit, account: RestoredAccount): void {
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
