import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { useRef, useState } from 'react';
import type { NotificationScope } from '../../data/notification-settings/queries.ts';
import { newConfiguration } from './configuration-draft.ts';

/** New configurations that aren't saved yet. */
export function useConfigurationDrafts(location: NotificationScope) {
  const [drafts, setDrafts] = useState<readonly NotificationConfiguration[]>([]);
  /** Maps the id of a saved configuration to the id of its draft, so that React keeps the editor mounted. */
  const [origins, setOrigins] = useState<Readonly<Record<number, number>>>({});
  const count = useRef(0);
  const remove = (id: number) => setDrafts((before) => before.filter((one) => one.id !== id));
  return {
    drafts,
    isDraft: ({ id }: NotificationConfiguration) => drafts.some((one) => one.id === id),
    keyOf: ({ id }: NotificationConfiguration) => origins[id] ?? id,
    start(email: string): NotificationConfiguration {
      count.current += 1;
      const draft = newConfiguration(count.current, location, email);
      setDrafts((before) => [...before, draft]);
      return draft;
    },
    remove,
    markSaved(id: number, savedId: number) {
      setOrigins((before) => ({ ...before, [savedId]: id }));
      remove(id);
    },
    /** Returns a function that adds the removed drafts again. */
    removeAllExcept(kept: ReadonlySet<number>) {
      setDrafts((before) => before.filter(({ id }) => kept.has(id)));
      return () => setDrafts((now) => [...now, ...drafts.filter((one) => !now.includes(one))]);
    },
  };
}
