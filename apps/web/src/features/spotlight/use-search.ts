import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadCurrent, usePrefetched } from '../../data/api/prefetch.ts';
import type { ApiError } from '../../data/http/api-error.ts';
import { longestSpotlightSearch, spotlightQueries } from '../../data/spotlight/queries.ts';
import type { Entry } from './entry.ts';
import { findEntries, type EntryGroup } from './find-entries.ts';

export interface SpotlightSearch {
  readonly text: string;
  /** Non-empty groups, best first. */
  readonly parts: readonly EntryGroup[];
  readonly type: (text: string) => void;
  /** True until the platform answers. */
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** The entry that Enter opens: the first result shown or pending. */
  readonly first: Entry | undefined;
  readonly firstToCome: () => Promise<Entry | undefined>;
}

/** Debounce of requests. */
const pauseMs = 120;

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
      // Clearing the box takes effect at once and cancels the pending search.
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
