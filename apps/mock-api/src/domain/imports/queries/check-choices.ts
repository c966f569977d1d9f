import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { locations } from '../../../db/schema/locations.ts';
import { googleGroups, profileGroups } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { groupName } from './groups-of-token.ts';

const queries = prepared((db) => ({
  reachable: db
    .select({ profileId: profileGroups.profileId, groupId: profileGroups.groupId })
    .from(profileGroups)
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .innerJoin(googleTokens, eq(googleTokens.googleAccountId, googleGroups.googleAccountId))
    .where(
      and(eq(googleTokens.id, sql.placeholder('tokenId')), eq(googleGroups.unreachable, false)),
    )
    .prepare(),
  imported: db
    .select({ profileId: locations.profileId })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
}));

/** A profile, and the group through which the platform manages it. */
export interface Choice {
  readonly id: string;
  readonly account: string;
}

const maximumErrors = 100;

/** Returns at most `maximumErrors` errors, by position in the list. */
export function checkChoices(
  deps: Deps,
  actor: Actor,
  tokenId: GoogleTokenId,
  choices: readonly Choice[],
): FieldErrors {
  const accounts = new Map<string, Set<string>>();
  for (const { profileId, groupId } of queries(deps.db).reachable.all({ tokenId })) {
    const names = accounts.get(String(profileId)) ?? new Set();
    accounts.set(String(profileId), names.add(groupName(groupId)));
  }
  const imported = new Set(
    queries(deps.db)
      .imported.all({ userId: actor.user.id })
      .map(({ profileId }) => String(profileId)),
  );

  const errors: Record<string, readonly string[]> = {};
  const seen = new Set<string>();
  for (const [position, { id, account }] of choices.entries()) {
    const reason = reasonAgainst(id, account);
    if (reason) errors[`locations.${position}`] = [reason];
    if (Object.keys(errors).length === maximumErrors) break;
    seen.add(id);
  }
  return errors;

  function reasonAgainst(id: string, account: string): string | null {
    const reachableThrough = accounts.get(id);
    if (!reachableThrough) return 'The connected account doesn’t have access to this profile.';
    if (!reachableThrough.has(account)) return `This profile isn’t in ${account}.`;
    if (imported.has(id)) return 'This profile is already imported.';
    return seen.has(id) ? 'This profile is selected twice.' : null;
  }
}
