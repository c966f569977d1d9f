import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { authorizationCodes, googleAccounts } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { invalid } from '../../errors.ts';
import { transact } from '../../transact.ts';
import { newAccessToken } from './fresh-access-token.ts';
import { restoreAccess } from './restore-access.ts';

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
  unknown: 'This authorization code is unknown or was used before. Connect the account again.',
  expired: 'This authorization code has expired. Connect the account again.',
  withheld:
    'The permission to manage your business profiles was not given. Connect the account again and leave it ticked.',
} as const;

/** ONB-2: exchanges the code of the consent page. An account that is already connected is renewed. */
export function connect(deps: Deps, actor: Actor, code: string): void {
  // A code is single-use, even if it is refused, so a refusal must not roll its deletion back.
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
