import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import {
  authorizationCodes,
  googleAccounts,
  type GoogleAccountRow,
} from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { minutes } from '../../clock.ts';
import { notFound } from '../../errors.ts';

const userId = sql.placeholder('userId');

const queries = prepared((db) => ({
  accounts: db
    .select()
    .from(googleAccounts)
    .where(eq(googleAccounts.userId, userId))
    .orderBy(asc(googleAccounts.id))
    .prepare(),
  account: db
    .select()
    .from(googleAccounts)
    .where(and(eq(googleAccounts.id, sql.placeholder('id')), eq(googleAccounts.userId, userId)))
    .prepare(),
}));

/** Includes Google accounts that are not connected. */
export const listGoogleAccounts = (deps: Deps, { user }: Actor): readonly GoogleAccountRow[] =>
  queries(deps.db).accounts.all({ userId: user.id });

export interface Consent {
  readonly googleAccountId: number;
  readonly granted: boolean;
}

/** Google's consent page: returns a code, which can be exchanged once within ten minutes. */
export function consent(deps: Deps, actor: Actor, { googleAccountId, granted }: Consent): string {
  const account = queries(deps.db).account.get({ id: googleAccountId, userId: actor.user.id });
  if (!account) throw notFound();
  const code = `4/${randomBytes(32).toString('base64url')}`;
  deps.db
    .insert(authorizationCodes)
    .values({ code, googleAccountId, granted, expiresAt: actor.now + minutes(10) })
    .run();
  return code;
}
