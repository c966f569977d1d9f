import { decode } from '@placekeeper/contracts/core/decode';
import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import * as z from '@placekeeper/contracts/core/zod';
import { accountLabel } from './account-label.ts';
import { readJson, writeText } from '../../lib/browser/web-storage.ts';
import { externalStore } from '../../lib/browser/external-store.ts';

export interface Loss {
  readonly id: GoogleTokenId;
  /** The email address, or another name if the account has none. */
  readonly email: string;
}

const Kept = z.array(
  z.object({
    id: GoogleTokenId,
    standing: z.enum(['active', 'unread', 'read']),
    /** When the loss was reported, because its event may arrive twice. */
    told_at: z.number(),
  }),
);
type Known = readonly (z.infer<typeof Kept>[number] & { readonly email: string })[];

const key = 'placekeeper.google-authorizations';
const duplicateWithinMs = 60_000;

/**
 * GACC-2: lost authorizations that the user has not dismissed. All tabs share them, and they survive a reload. An
 * account that was already lost when this browser first saw it is not announced, because the lists show its state.
 */
export const unreadLosses = externalStore<readonly Loss[]>([]);

let known = stored([]);

/** Takes the addresses from `before`, because they are not stored. */
function stored(before: Known): Known {
  const decoded = decode(Kept, readJson('localStorage', key));
  return (decoded.ok ? decoded.value : []).map((account) => ({
    ...account,
    email: nameIn(before, account.id),
  }));
}

const withoutAddress = (name: string, value: unknown): unknown =>
  name === 'email' ? undefined : value;

function nameIn(accounts: Known, id: GoogleTokenId): string {
  return accounts.find((account) => account.id === id)?.email ?? `Google account ${id}`;
}

function store(accounts: Known): void {
  known = accounts;
  writeText('localStorage', key, JSON.stringify(accounts, withoutAddress));
  showUnread();
}

function showUnread(): void {
  const unread = known
    .filter(({ standing }) => standing === 'unread')
    .map(({ id, email }) => ({ id, email }));
  if (!sameValue(unread, unreadLosses.get())) unreadLosses.set(unread);
}

/** Follows reports and dismissals in other tabs until the page closes. */
export function followLosses(): void {
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    known = stored(known);
    showUnread();
  });
}

/** Hides one user's accounts from the next user of the browser. */
export const forgetLosses = (): void => store([]);

/** Called for each event; ignores a duplicate within a minute. */
export function addLoss({
  id,
  email,
}: Pick<Loss, 'id'> & { readonly email?: string | undefined }): void {
  const before = known.find((account) => account.id === id);
  if (before && before.standing !== 'active' && Date.now() - before.told_at < duplicateWithinMs)
    return;
  store([
    ...known.filter((account) => account !== before),
    {
      id,
      email: email ?? nameIn(known, id),
      standing: 'unread',
      told_at: Date.now(),
    },
  ]);
}

/** Called with the current accounts; drops losses of accounts that were reconnected or deleted. */
export function updateLosses(tokens: readonly GoogleToken[]): void {
  store(tokens.map((token) => standingOf(token, known)));
}

function standingOf(token: GoogleToken, accounts: Known): Known[number] {
  const { id, status } = token;
  const email = accountLabel(token);
  if (status !== 'lost-authorization') return { id, email, standing: 'active', told_at: 0 };
  const before = accounts.find((account) => account.id === id);
  if (!before) return { id, email, standing: 'read', told_at: 0 };
  return before.standing === 'active'
    ? { id, email, standing: 'unread', told_at: Date.now() }
    : { ...before, email };
}

export function markLossRead(id: GoogleTokenId): void {
  store(
    known.map((account) =>
      account.id === id ? { ...account, standing: 'read' as const } : account,
    ),
  );
}
