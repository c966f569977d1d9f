import * as z from 'zod/mini';
import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { readJson, writeJson } from '../../../lib/browser/web-storage.ts';
import type { ProfileSelection } from './profile-selection.ts';
import { useState } from 'react';

/** Kept in the tab per account, because a reconnected account is fetched again. */
const keyOf = (account: GoogleTokenId): string => `placekeeper.selection.${account}`;

const StoredForm = z.object({
  /** Null after an import started. */
  chosen: z.nullable(z.array(z.string())),
  accounts: z.array(z.tuple([z.string(), z.string()])),
});

type Stored = z.infer<typeof StoredForm>;

const read = (account: GoogleTokenId): Stored | undefined =>
  z.safeParse(StoredForm, readJson('sessionStorage', keyOf(account))).data;

function write(account: GoogleTokenId, stored: Stored): void {
  writeJson('sessionStorage', keyOf(account), stored);
}

/** Null if the next import has no choice yet; an empty choice is not null. */
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

/** Keeps the accounts of the profiles, for profiles that the import leaves out. */
export function forgetChosen(account: GoogleTokenId): void {
  write(account, { chosen: null, accounts: read(account)?.accounts ?? [] });
}

/** Stored on every change, for reloads and later steps. */
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
