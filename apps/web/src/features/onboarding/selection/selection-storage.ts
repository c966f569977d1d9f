import * as z from 'zod/mini';
import type { ProfileSelection } from './profile-selection.ts';

/** ONB-1: a choice outlives a reload, as long as the tab; each fetch has its own. */
const keyOf = (operation: string): string => `placekeeper.selection.${operation}`;

const StoredForm = z.object({
  chosen: z.array(z.string()),
  accounts: z.array(z.tuple([z.string(), z.string()])),
});

/** Null where nothing was chosen yet, which is not the same as choosing none. */
export function readSelection(operation: string): ProfileSelection | null {
  const stored = z.safeParse(StoredForm, parse(read(keyOf(operation))));
  if (!stored.success) return null;
  return { chosen: new Set(stored.data.chosen), accounts: new Map(stored.data.accounts) };
}

export function writeSelection(operation: string, { chosen, accounts }: ProfileSelection): void {
  try {
    const stored: z.infer<typeof StoredForm> = { chosen: [...chosen], accounts: [...accounts] };
    sessionStorage.setItem(keyOf(operation), JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing still has the choice on the screen.
  }
}

/** Once it is imported. */
export function forgetSelection(operation: string): void {
  try {
    sessionStorage.removeItem(keyOf(operation));
  } catch {
    // Nothing was kept.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
