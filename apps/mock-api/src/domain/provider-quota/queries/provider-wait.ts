import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { providerCalls } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { callsPerMinute, editsPerMinute, quotaWindow } from '../limits.ts';

const since = gt(providerCalls.at, sql.placeholder('since'));

const queries = prepared((db) => ({
  /** The account may call again when this call is a minute old. */
  blockingCall: db
    .select({ at: providerCalls.at })
    .from(providerCalls)
    .where(and(eq(providerCalls.userId, sql.placeholder('userId')), since))
    .orderBy(desc(providerCalls.at))
    .limit(1)
    .offset(callsPerMinute - 1)
    .prepare(),
  blockingEdit: db
    .select({ at: providerCalls.at })
    .from(providerCalls)
    .where(and(eq(providerCalls.editedProfileId, sql.placeholder('profileId')), since))
    .orderBy(desc(providerCalls.at))
    .limit(1)
    .offset(editsPerMinute - 1)
    .prepare(),
}));

export interface ProviderCall {
  /** The profile that the call edits; absent for a call that changes nothing. */
  readonly editedProfileId?: number | undefined;
}

/** Returns how long Google refuses this call, in milliseconds; 0 if Google accepts it now. */
export function providerWait(deps: Deps, actor: Actor, call: ProviderCall = {}): number {
  const window = quotaWindow(actor);
  const range = { since: actor.now - window };
  const { blockingCall, blockingEdit } = queries(deps.db);
  const { editedProfileId: profileId } = call;
  const blocking = [
    blockingCall.get({ userId: actor.user.id, ...range }),
    profileId === undefined ? undefined : blockingEdit.get({ profileId, ...range }),
  ];
  return Math.max(0, ...blocking.map((made) => (made ? made.at + window - actor.now : 0)));
}
