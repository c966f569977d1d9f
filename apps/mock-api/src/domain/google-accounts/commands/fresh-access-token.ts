import { eq } from 'drizzle-orm';
import { googleTokens, type GoogleTokenRow } from '../../../db/schema/google-tokens.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { hours } from '../../clock.ts';
import { opaqueId } from '../../opaque-id.ts';

export const newAccessToken = ({ user, now }: Actor, googleAccountId: number): string =>
  `ya29.${opaqueId('access', user.id, googleAccountId, now)}`;

/** Returns the account's access token, and renews it if it is an hour old or older. */
export function freshAccessToken(deps: Deps, actor: Actor, token: GoogleTokenRow): string {
  const since = token.lastContactedAt ?? token.createdAt;
  if (actor.now - since < hours(1)) return token.accessToken;
  const accessToken = newAccessToken(actor, token.googleAccountId);
  deps.db
    .update(googleTokens)
    .set({ accessToken, lastContactedAt: actor.now })
    .where(eq(googleTokens.id, token.id))
    .run();
  return accessToken;
}
