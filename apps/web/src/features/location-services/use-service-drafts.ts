import { useRef, useState } from 'react';

/** Unsaved service names by category: they survive filtering, and leaving asks about them. */
export function useServiceDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  // Read on leaving, because the rendered value may lag one key press behind.
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
