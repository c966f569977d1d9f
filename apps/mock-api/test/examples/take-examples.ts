import { allEndpoints, api } from '@placekeeper/contracts/api';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { CallExample, Examples } from '@placekeeper/contracts/export/examples';
import type { Json } from '@placekeeper/contracts/export/json-schema';
import { verifyTarget } from '@placekeeper/contracts/verify/verify-target';
import { control } from '../../src/control/contract.ts';
import { createTestTwin, type SignedInClient, type TestTwin } from '../../src/testing/test-twin.ts';
import type { GoogleTokenId, UserId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/users.ts';
import { actorFor } from '../../src/domain/actor.ts';
import { consent, listGoogleAccounts } from '../../src/domain/google-accounts/commands/consent.ts';

/** Longer lists are reduced to two items, longer texts to their first lines. */
const longest = 4000;

/**
 * Records one successful answer per call and one payload per event, while the contract's verification runs against a
 * small account.
 */
export async function takeExamples(): Promise<Examples> {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 12 });
  const calls = new Map<string, CallExample>();
  const note = (
    endpoint: AnyEndpoint,
    sent: SentParts,
    { status, body }: { status: number; body: unknown },
  ) => {
    if (status < 300 && !calls.has(endpoint.id)) {
      calls.set(endpoint.id, { ...partsOf(sent), status, ...answerOf(body) });
    }
  };

  await decideUpdates(user, note);
  await verifyTarget({
    url: 'http://twin.localhost',
    cookie: [...user.cookies].map((pair) => pair.join('=')).join('; '),
    write: true,
    only: [],
    except: [],
    stamp: 'check',
    timeoutMs: 60_000,
    maxWaitMs: 60_000,
    intervalMs: 0,
    listen: note,
    fetch: async (input, init) => {
      // Advances the clock, so that long operations finish before the next request.
      await user.advance(10_000);
      return twin.app.request(new Request(input, init));
    },
  });
  const { tokens } = await user.succeed(api.googleTokens.list);
  const connected = tokens.filter(({ status }) => status === 'active');
  for (const { id } of connected)
    await user.succeed(control.loseAuthorization, { body: { token_id: id } });
  await takeArrangedCalls(twin, note);

  const events = new Map<string, Json>();
  for (const { name, payload } of twin.events) {
    if (!events.has(name)) events.set(name, travelled(payload));
  }
  return {
    calls: Object.fromEntries(
      inOrder(
        calls,
        allEndpoints.map(({ id }) => id),
      ),
    ),
    events: Object.fromEntries(inOrder(events, [...events.keys()].toSorted())),
  };
}

/** Decides here, because the verification can't: it also runs against other servers, where decisions are final. */
async function decideUpdates(
  user: SignedInClient,
  note: (endpoint: AnyEndpoint, sent: SentParts, answer: { status: number; body: unknown }) => void,
): Promise<void> {
  const decisions = [api.updates.accept, api.updates.reject, api.updates.dismiss];
  const { google_updates: open } = await user.succeed(api.updates.list, {});
  for (const [position, { id }] of open.slice(0, decisions.length).entries()) {
    const endpoint = decisions[position];
    if (!endpoint) return;
    const sent = { params: { id } };
    note(endpoint, sent, await user.send(endpoint, sent));
    await user.advance(60_000);
  }
}

const partsOf = ({ params, query, body }: SentParts) => ({
  ...(params !== undefined && { params: Object(travelled(params)) }),
  ...(query !== undefined &&
    Object.keys(Object(query)).length > 0 && { query: Object(travelled(query)) }),
  ...(body !== undefined && { body: travelled(body) }),
});
const answerOf = (body: unknown) =>
  body === undefined ? {} : { answer: shortened(travelled(body)) };

/** Converts a value to JSON; a file becomes its name. */
const travelled = (value: unknown): Json =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) => (inner instanceof File ? inner.name : inner)),
  );

function shortened(value: Json): Json {
  if (typeof value === 'string') {
    return value.length > longest ? value.split('\n').slice(0, 3).join('\n') : value;
  }
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    const shown = JSON.stringify(items).length > longest ? items.slice(0, 2) : items;
    return shown.map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

function inOrder<Value>(values: ReadonlyMap<string, Value>, names: readonly string[]) {
  return names.flatMap((name): [string, Value][] => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value]];
  });
}

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
async function takeArrangedCalls(twin: TestTwin, note: Note): Promise<void> {
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
