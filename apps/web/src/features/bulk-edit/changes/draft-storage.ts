import type { UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
import { ChangesDraft, emptyDraft } from './draft.ts';

/** What is made up outlives a reload and a look elsewhere, as long as the tab; each user has their own. */
const keyOf = (user: UserId): string => `placekeeper.bulk-edit.${user}`;

export function readDraft(user: UserId): ChangesDraft {
  try {
    const stored = sessionStorage.getItem(keyOf(user));
    const draft = z.safeParse(ChangesDraft, stored === null ? null : JSON.parse(stored));
    return draft.success ? draft.data : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(user: UserId, draft: ChangesDraft): void {
  try {
    sessionStorage.setItem(keyOf(user), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has the changes on the screen.
  }
}
