import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import * as z from 'zod/mini';
import { accountLabel } from './account-label.ts';
import { externalStore } from './external-store.ts';

export interface Loss {
  readonly id: GoogleTokenId;
  /** The address, or what else the account is called. */
  readonly email: string;
}

const Known = z.array(
  z.object({
    id: GoogleTokenId,
    email: z.string(),
    standing: z.enum(['active', 'unread', 'read']),
    /** When it was told; the same event may come twice. */
    told_at: z.number(),
  }),
);
type Known = z.infer<typeof Known>;

const key = 'placekeeper.google-authorizations';
const samenessMs = 60_000;

/**
 * GACC-2: losses that are told and not yet read. What this browser knows of each account outlives the page, so that
 * all its tabs tell a loss once: read in one of them it is read in all, after a reload too, and until then it is told
 * again. What was lost before this browser ever saw the account is no news; the lists show it.
 */
export const unreadLosses = externalStore<readonly Loss[]>([]);

let known = stored();

function stored(): Known {
  try {
    const { data } = z.safeParse(Known, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return data ?? [];
  } catch {
    return [];
  }
}

function keep(accounts: Known): void {
  known = accounts;
  try {
    localStorage.setItem(key, JSON.stringify(accounts));
  } catch {
    // Then it is known for as long as the page lives.
  }
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
    known = stored();
    show();
  });
}

/** A browser can have several users: whose accounts are known here, and their addresses, is nothing for the next one. */
export const forgetLosses = (): void => keep([]);

/** The platform says so; it may say it twice. */
export function noteLoss(loss: Loss): void {
  const before = known.find(({ id }) => id === loss.id);
  if (before && before.standing !== 'active' && Date.now() - before.told_at < samenessMs) return;
  keep([
    ...known.filter(({ id }) => id !== loss.id),
    { ...loss, standing: 'unread', told_at: Date.now() },
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
