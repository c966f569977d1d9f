import { api } from '@placekeeper/contracts/api';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { GoogleTokenId, UserId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { control } from '../../src/control/contract.ts';
import { users } from '../../src/db/schema/users.ts';
import { actorFor } from '../../src/domain/actor.ts';
import { consent, listGoogleAccounts } from '../../src/domain/google-accounts/commands/consent.ts';
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

/** Calls that need a particular state: calls of an admin, and calls after consent. */
export async function takeArrangedCalls(twin: TestTwin, note: Note): Promise<void> {
  const take = async (user: SignedInClient, endpoint: AnyEndpoint, sent: SentParts) =>
    note(endpoint, sent, await user.send(endpoint, sent));

  const admin = await twin.as('admin', { locations: 3 });
  const { data: managed } = await admin.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  for (const { id } of managed.slice(0, 1)) {
    await take(admin, api.locations.fetchAccessToken, { params: { id } });
    // A point at sea, which the provider refuses for this address.
    await admin.succeed(api.locations.update, { params: { id }, body: { lat: 0.5, lng: 0.5 } });
    await admin.advance(60_000);
  }

  const newcomer = await twin.as('new');
  const body = { authorization_code: codeFor(twin, newcomer.userId) };
  // Replaced, because a code is secret and changes each time.
  const shown = { body: { authorization_code: '4/code-from-the-consent-page' } };
  note(api.googleTokens.create, shown, await newcomer.send(api.googleTokens.create, { body }));
  const { tokens } = await newcomer.succeed(api.googleTokens.list);
  for (const { id } of tokens) await losePermissionWhileImporting(newcomer, id);
  for (const { id } of tokens) await take(newcomer, api.googleTokens.remove, { params: { id } });
}

async function losePermissionWhileImporting(
  user: SignedInClient,
  tokenId: GoogleTokenId,
): Promise<void> {
  const about = { google_account: tokenId };
  const { operation } = await user.succeed(api.googleLocations.fetch, { body: about });
  await user.advance(60_000);
  const params = { operationId: operation.id };
  const { locations } = await user.succeed(api.googleLocations.show, { params });
  const chosen = locations.map(({ id, account }) => ({ id, account }));
  await user.succeed(api.googleLocations.import, { body: { ...about, locations: chosen } });
  await user.succeed(control.loseAuthorization, { body: { token_id: tokenId } });
  await user.advance(60_000);
}

function codeFor({ deps }: TestTwin, userId: UserId): string {
  const user = deps.db.select().from(users).where(eq(users.id, userId)).get();
  if (!user) throw new Error(`There is no user ${userId}`);
  const actor = actorFor(deps, user);
  const [login] = listGoogleAccounts(deps, actor);
  if (!login) throw new Error('A newcomer has no login');
  return consent(deps, actor, { googleAccountId: login.id, granted: true });
}
