import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import * as z from 'zod/mini';
import { accountLabel } from './account-label.ts';
import { readJson, writeText } from '../../lib/browser/web-storage.ts';
import { externalStore } from '../../lib/browser/external-store.ts';

export interface Loss {
  readonly id: GoogleTokenId;
  /** The address, or what else the account is called. */
  readonly email: string;
}

const Kept = z.array(
  z.object({
    id: GoogleTokenId,
    standing: z.enum(['active', 'unread', 'read']),
    /** When it was told; the same event may come twice. */
    told_at: z.number(),
  }),
);
type Known = readonly (z.infer<typeof Kept>[number] & { readonly email: string })[];

const key = 'placekeeper.google-authorizations';
const samenessMs = 60_000;

/**
 * GACC-2: losses that are told and not yet read. What this browser knows of each account outlives the page, so that
 * all its tabs tell a loss once: read in one of them it is read in all, after a reload too, and until then it is told
 * again. What was lost before this browser ever saw the account is no news; the lists show it.
 */
export const unreadLosses = externalStore<readonly Loss[]>([]);

let known = stored([]);

/** Addresses are not kept: the list of accounts has them. */
function stored(before: Known): Known {
  const { data = [] } = z.safeParse(Kept, readJson('localStorage', key));
  return data.map((account) => ({ ...account, email: nameIn(before, account.id) }));
}

const withoutAddress = (name: string, value: unknown): unknown =>
  name === 'email' ? undefined : value;

function nameIn(accounts: Known, id: GoogleTokenId): string {
  return accounts.find((account) => account.id === id)?.email ?? `Google account ${id}`;
}

function keep(accounts: Known): void {
  known = accounts;
  writeText('localStorage', key, JSON.stringify(accounts, withoutAddress));
  show();
}

function show(): void {
  const unread = known
    .filter(({ standing }) => standing === 'unread')
    .map(({ id, email }) => ({ id, email }));
  if (JSON.stringify(unread) !== JSON.stringify(unreadLosses.get())) unreadLosses.set(unread);
}

/** For as long as the page lives, it follows what is read and told in the other tabs. */
export function followLosses(): void {
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    known = stored(known);
    show();
  });
}

/** A browser can have several users: whose accounts are known here, and their addresses, is nothing for the next one. */
export const forgetLosses = (): void => keep([]);

/** The platform says so; it may say it twice. */
export function noteLoss({
  id,
  email,
}: Pick<Loss, 'id'> & { readonly email?: string | undefined }): void {
  const before = known.find((account) => account.id === id);
  if (before && before.standing !== 'active' && Date.now() - before.told_at < samenessMs) return;
  keep([
    ...known.filter((account) => account !== before),
    {
      id,
      email: email ?? nameIn(known, id),
      standing: 'unread',
      told_at: Date.now(),
    },
  ]);
}

/** All accounts as they are: who is let in again, or is gone, has nothing to be told any more. */
export function noteAccounts(tokens: readonly GoogleToken[]): void {
  keep(tokens.map((token) => standingOf(token, known)));
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
  keep(
    known.map((account) =>
      account.id === id ? { ...account, standing: 'read' as const } : account,
    ),
  );
}
