import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../data/http/api-error.ts';
import { loadCurrent, usePrefetched } from '../../data/api/prefetch.ts';
import { longestSpotlightSearch, spotlightQueries } from '../../data/spotlight/queries.ts';
import type { Entry } from './entry.ts';
import { findEntries, type EntryGroup } from './find-entries.ts';

export interface SpotlightSearch {
  readonly text: string;
  /** The better one first; neither is empty. */
  readonly parts: readonly EntryGroup[];
  readonly type: (text: string) => void;
  /** The platform has not answered yet. */
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** What Enter opens: the first of what is shown, or of what is on its way. */
  readonly first: Entry | undefined;
  readonly firstToCome: () => Promise<Entry | undefined>;
}

/** A pause in typing: not every letter is worth a request. */
const pauseMs = 120;

/** SPOT-8 */
export function useSearch(own: readonly Entry[]): SpotlightSearch {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const ask = useDebouncedCallback(setAsked, pauseMs);
  const query = text.trim();

  const recent = usePrefetched(spotlightQueries.recentLocations());
  const answer = useQuery({ ...spotlightQueries.search(asked), enabled: asked !== '' });
  const isSettled = asked === query && !answer.isPlaceholderData;
  const find = (answered = answer.data?.data ?? [], settled = isSettled) =>
    findEntries(query, { own, recent: recent.data?.data ?? [], answered, settled });
  const parts = find();
  const isPending = asked !== query || answer.isFetching;

  return {
    text,
    parts,
    type(next) {
      const kept = next.slice(0, longestSpotlightSearch);
      setText(kept);
      // An empty box is empty at once, and stops what is on its way.
      if (kept.trim() === '') ask.now('');
      else ask.later(kept.trim());
    },
    isPending,
    error: isPending ? null : answer.error,
    retry: () => void answer.refetch(),
    first: firstOf(parts),
    async firstToCome() {
      // Also in the pause after the last letter, which is over then. What fails is said where results stand.
      ask.now(query);
      const found = await loadCurrent(spotlightQueries.search(query)).catch(() => undefined);
      return found && firstOf(find(found.data, true));
    },
  };
}

const firstOf = ([part]: readonly EntryGroup[]): Entry | undefined => part?.entries[0];
