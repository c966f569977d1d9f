import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { readJson, writeJson } from '../../../lib/browser/web-storage.ts';
import type { ProfileSelection } from './profile-selection.ts';
import { useState } from 'react';

/** Per account instead of per fetch, because reconnecting an account starts a new fetch. */
const keyOf = (account: GoogleTokenId): string => `placekeeper.selection.${account}`;

const StoredForm = z.object({
  /** Null after the start of an import. */
  chosen: z.nullable(z.array(z.string())),
  accounts: z.array(z.tuple([z.string(), z.string()])),
});

type Stored = z.infer<typeof StoredForm>;

const read = (account: GoogleTokenId): Stored | undefined =>
  safeParse(StoredForm, readJson('sessionStorage', keyOf(account))).data;

function write(account: GoogleTokenId, stored: Stored): void {
  writeJson('sessionStorage', keyOf(account), stored);
}

/** Null if the user has made no choice for the next import; an empty choice isn't null. */
export function readSelection(account: GoogleTokenId): ProfileSelection | null {
  const { chosen = null, accounts } = read(account) ?? {};
  return chosen && { chosen: new Set(chosen), accounts: new Map(accounts) };
}

export function writeSelection(
  account: GoogleTokenId,
  { chosen, accounts }: ProfileSelection,
): void {
  write(account, { chosen: [...chosen], accounts: [...accounts] });
}

/**
 * Forgets the chosen profiles but keeps the accounts, because profiles that were not imported still need an account.
 */
export function forgetChosen(account: GoogleTokenId): void {
  write(account, { chosen: null, accounts: read(account)?.accounts ?? [] });
}

export function useProfileSelection(account: GoogleTokenId, suggestion: ProfileSelection) {
  const [selection, setSelection] = useState(
    () =>
      readSelection(account) ?? { ...suggestion, accounts: new Map(read(account)?.accounts ?? []) },
  );
  const change = (next: ProfileSelection) => {
    setSelection(next);
    writeSelection(account, next);
  };
  return [selection, change] as const;
}
