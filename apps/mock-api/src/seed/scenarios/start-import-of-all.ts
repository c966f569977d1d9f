import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { asc, eq, inArray } from 'drizzle-orm';
import { profileGroups, profiles } from '../../db/schema/provider.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { subscribe } from '../../domain/current-user/commands.ts';
import { connect } from '../../domain/google-accounts/commands/connect.ts';
import { consent, listGoogleAccounts } from '../../domain/google-accounts/commands/consent.ts';
import { listTokens } from '../../domain/google-accounts/queries/list-tokens.ts';
import type { Choice } from '../../domain/imports/queries/check-choices.ts';
import { groupName, groupsOf } from '../../domain/imports/queries/groups-of-token.ts';
import { startImport } from '../../domain/imports/commands/import.ts';

/**
 * Subscribes a new account, connects its first login, and imports all profiles of the login. `errors` returns the
 * import error of the profile at a position, or null.
 */
export function startImportOfAll(
  deps: Deps,
  actor: Actor,
  errors: (position: number) => string | null,
): void {
  const [login] = listGoogleAccounts(deps, actor);
  if (!login) return;
  connect(deps, actor, consent(deps, actor, { googleAccountId: login.id, granted: true }));
  const connected = listTokens(deps, actor).find(({ account }) => account.id === login.id);
  if (!connected) return;
  const tokenId = connected.token.id;
  const choices = offeredBy(deps, tokenId);
  for (const [position, { id }] of choices.entries()) {
    const importError = errors(position);
    deps.db
      .update(profiles)
      .set({ importError })
      .where(eq(profiles.id, Number(id)))
      .run();
  }
  subscribe(deps, actor, choices.length);
  const user = deps.db.select().from(users).where(eq(users.id, actor.user.id)).get();
  if (user) startImport(deps, { ...actor, user }, { tokenId, choices });
}

/** Lists each profile once, with the first group that contains it. */
function offeredBy(deps: Deps, tokenId: GoogleTokenId): readonly Choice[] {
  const groupIds = groupsOf(deps.db, tokenId)
    .filter(({ unreachable }) => !unreachable)
    .map(({ id }) => id);
  const rows = deps.db
    .select()
    .from(profileGroups)
    .where(inArray(profileGroups.groupId, groupIds))
    .orderBy(asc(profileGroups.profileId), asc(profileGroups.groupId))
    .all();
  return rows
    .filter(({ profileId }, position) => rows[position - 1]?.profileId !== profileId)
    .map(({ profileId, groupId }) => ({ id: String(profileId), account: groupName(groupId) }));
}
