import * as z from 'zod/mini';
import { readJson, writeJson, writeText } from '../../../lib/browser/web-storage.ts';
import type { ProfileSelection } from './profile-selection.ts';
import { useState } from 'react';

/** The choice survives a reload within the tab, per fetch. */
const keyOf = (operation: string): string => `placekeeper.selection.${operation}`;

const StoredForm = z.object({
  chosen: z.array(z.string()),
  accounts: z.array(z.tuple([z.string(), z.string()])),
});

/** Null if never chosen; an empty choice is not null. */
export function readSelection(operation: string): ProfileSelection | null {
  const stored = z.safeParse(StoredForm, readJson('sessionStorage', keyOf(operation)));
  if (!stored.success) return null;
  return { chosen: new Set(stored.data.chosen), accounts: new Map(stored.data.accounts) };
}

export function writeSelection(operation: string, { chosen, accounts }: ProfileSelection): void {
  const stored: z.infer<typeof StoredForm> = { chosen: [...chosen], accounts: [...accounts] };
  writeJson('sessionStorage', keyOf(operation), stored);
}

export function forgetSelection(operation: string): void {
  writeText('sessionStorage', keyOf(operation), null);
}

/** Stored on every change, for reloads and later steps. */
export function useProfileSelection(operation: string, suggestion: ProfileSelection) {
  const [selection, setSelection] = useState(() => readSelection(operation) ?? suggestion);
  const change = (next: ProfileSelection) => {
    setSelection(next);
    writeSelection(operation, next);
  };
  return [selection, change] as const;
}
