import type { UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../../../lib/browser/web-storage.ts';
import { ChangesDraft, emptyDraft } from './draft.ts';

/** What is made up outlives a reload and a look elsewhere, as long as the tab; each user has their own. */
const keyOf = (user: UserId): string => `placekeeper.bulk-edit.${user}`;

export function readDraft(user: UserId): ChangesDraft {
  const draft = z.safeParse(ChangesDraft, readJson('sessionStorage', keyOf(user)));
  return draft.success ? draft.data : emptyDraft;
}

export function writeDraft(user: UserId, draft: ChangesDraft): void {
  writeJson('sessionStorage', keyOf(user), draft);
}
