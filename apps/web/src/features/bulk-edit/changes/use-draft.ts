import { useState } from 'react';
import { useOffersAttributes } from '../../../data/attributes/queries.ts';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { withPart, type ChangesDraft } from './draft.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

export function useDraft(): readonly [ChangesDraft, (draft: ChangesDraft) => void] {
  const { id } = useCurrentUser();
  const [draft, setDraft] = useState(() => readDraft(id));
  const offersAttributes = useOffersAttributes();
  return [
    // A kept draft may be older than what the platform offers now.
    offersAttributes ? draft : withPart(draft, 'attributes', { on: false }),
    (next) => {
      writeDraft(id, next);
      setDraft(next);
    },
  ];
}
