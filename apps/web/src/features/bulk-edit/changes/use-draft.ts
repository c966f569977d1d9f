import { useState } from 'react';
import { useCurrentUser } from '../../../data/current-user.ts';
import type { Draft } from './draft.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

export function useDraft(): readonly [Draft, (draft: Draft) => void] {
  const { id } = useCurrentUser();
  const [draft, setDraft] = useState(() => readDraft(id));
  return [
    draft,
    (next) => {
      writeDraft(id, next);
      setDraft(next);
    },
  ];
}
