import { useState } from 'react';
import { useOffersAttributes } from '../../../data/attributes/queries.ts';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { withPart, ChangesDraft, emptyDraft } from './draft.ts';
import type { UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../../../lib/browser/web-storage.ts';

/** The draft survives a reload and navigation within the tab, per user. */
const keyOf = (user: UserId): string => `placekeeper.bulk-edit.${user}`;

function readDraft(user: UserId): ChangesDraft {
  const draft = z.safeParse(ChangesDraft, readJson('sessionStorage', keyOf(user)));
  return draft.success ? draft.data : emptyDraft;
}

function writeDraft(user: UserId, draft: ChangesDraft): void {
  writeJson('sessionStorage', keyOf(user), draft);
}

export function useDraft(): readonly [ChangesDraft, (draft: ChangesDraft) => void] {
  const { id } = useCurrentUser();
  const [draft, setDraft] = useState(() => readDraft(id));
  const offersAttributes = useOffersAttributes();
  return [
    // A stored draft can contain attributes that the platform no longer offers.
    offersAttributes ? draft : withPart(draft, 'attributes', { on: false }),
    (next) => {
      writeDraft(id, next);
      setDraft(next);
    },
  ];
}
