import { api } from '@placekeeper/contracts/api';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { UserId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/users.ts';
import { actorFor } from '../../src/domain/actor.ts';
import { consent, listGoogleAccounts } from '../../src/domain/google-accounts/consent.ts';
import type { SignedInClient, TestTwin } from '../../src/testing/test-twin.ts';

export interface SentParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

type Note = (
  endpoint: AnyEndpoint,
  sent: SentParts,
  answer: { status: number; body: unknown },
) => void;

/** What only a twin brings about: an admin, a bulk edit that stands still, a person who consents. */
export async function takeArrangedCalls(twin: TestTwin, note: Note): Promise<void> {
  const take = async (user: SignedInClient, endpoint: AnyEndpoint, sent: SentParts) =>
    note(endpoint, sent, await user.send(endpoint, sent));

  const admin = await twin.as('admin', { locations: 3 });
  const { data: managed } = await admin.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  for (const { id } of managed.slice(0, 1))
    await take(admin, api.locations.fetchAccessToken, { params: { id } });

  const owner = await twin.as('owner', { locations: 9 });
  const { bulk_edits: edits } = await owner.succeed(api.bulkEdits.list, {});
  for (const { id } of edits.filter((edit) => edit.can_be_retried)) {
    await take(owner, api.bulkEdits.retry, { params: { id } });
    await take(owner, api.bulkEdits.cancel, { params: { id } });
  }

  const newcomer = await twin.as('new');
  const body = { authorization_code: codeFor(twin, newcomer.userId) };
  // A code is a secret, and another each time.
  const shown = { body: { authorization_code: '4/code-from-the-consent-page' } };
  note(api.googleTokens.create, shown, await newcomer.send(api.googleTokens.create, { body }));
  const { tokens } = await newcomer.succeed(api.googleTokens.list);
  for (const { id } of tokens) await take(newcomer, api.googleTokens.remove, { params: { id } });
}

/** As the consent page gives it. */
function codeFor({ deps }: TestTwin, userId: UserId): string {
  const user = deps.db.select().from(users).where(eq(users.id, userId)).get();
  if (!user) throw new Error(`There is no user ${userId}`);
  const actor = actorFor(deps, user);
  const [login] = listGoogleAccounts(deps, actor);
  if (!login) throw new Error('A newcomer has no login');
  return consent(deps, actor, { googleAccountId: login.id, granted: true });
}
