import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { providerCalls } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { simulatedDelay, type Actor } from '../actor.ts';
import { minutes } from '../clock.ts';
import { tooManyRequests } from '../errors.ts';

/** Google's limit for all calls of an account. */
export const callsPerMinute = 300;
/** Google's limit for the edits of one profile. */
export const editsPerMinute = 10;

/** Both limits apply to a minute of simulated time. */
const quotaWindow = (actor: Actor): number => simulatedDelay(actor, minutes(1));

/** The interval of bulk calls in milliseconds: four per second leave a fifth of the quota for other calls. */
export const bulkCallInterval = (actor: Actor): number => simulatedDelay(actor, 250);

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
  record: db
    .insert(providerCalls)
    .values({
      userId: sql.placeholder('userId'),
      editedProfileId: sql.placeholder('editedProfileId'),
      at: sql.placeholder('at'),
    })
    .prepare(),
  prune: db
    .delete(providerCalls)
    .where(
      and(
        eq(providerCalls.userId, sql.placeholder('userId')),
        lte(providerCalls.at, sql.placeholder('until')),
      ),
    )
    .prepare(),
}));

interface ProviderCall {
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

function record(deps: Deps, actor: Actor, call: ProviderCall): void {
  const userId = actor.user.id;
  queries(deps.db).prune.run({ userId, until: actor.now - quotaWindow(actor) });
  queries(deps.db).record.run({
    userId,
    editedProfileId: call.editedProfileId ?? null,
    at: actor.now,
  });
}

/** Counts the call if Google accepts it. A call over the quota is refused and does not count. */
export function tryProviderCall(deps: Deps, actor: Actor, call: ProviderCall = {}): boolean {
  if (providerWait(deps, actor, call) > 0) return false;
  record(deps, actor, call);
  return true;
}

/** For a caller that needs the answer now: throws 429 with the time to wait if the quota is used up. */
export function spendProviderCall(deps: Deps, actor: Actor, call: ProviderCall = {}): void {
  const wait = providerWait(deps, actor, call);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
  record(deps, actor, call);
}
