import { useRef, useState } from 'react';

/** What is typed for a new service and not added yet, by category: it outlives a filter, and leaving asks about it. */
export function useServiceDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  // Asked at the moment of leaving, when what was rendered may be a key behind.
  const latest = useRef(drafts);
  const put = (next: Readonly<Record<string, string>>) => {
    latest.current = next;
    setDrafts(next);
  };
  return {
    of: (categoryId: string) => drafts[categoryId] ?? '',
    write: (categoryId: string, text: string) => put({ ...latest.current, [categoryId]: text }),
    forget: () => put({}),
    names: namesIn(drafts),
    hasAny: () => namesIn(latest.current).length > 0,
  };
}

export type ServiceDrafts = ReturnType<typeof useServiceDrafts>;

const namesIn = (drafts: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(drafts).flatMap((text) => text.trim() || []);
