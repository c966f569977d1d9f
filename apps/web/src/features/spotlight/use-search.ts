import type { Location } from '@placekeeper/contracts/model/location';
import type { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadCurrent, usePrefetched } from '../../data/api/prefetch.ts';
import type { ApiError } from '../../data/http/api-error.ts';
import { longestSpotlightSearch, spotlightQueries } from '../../data/spotlight/queries.ts';
import type { Entry } from './entry.ts';
import { recordOf } from '../../data/portfolio/location-record.ts';
import { isSimilar } from '../../data/portfolio/similar-matches.ts';
import { hiddenMatch, matchNames } from '../../data/portfolio/search-records.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { to } from '../../lib/url/paths.ts';
import { findEntries, mostLocations, type EntryGroup } from './find-entries.ts';
import { allEntry, listEntriesFor } from './list-entries.ts';

export interface SpotlightSearch {
  readonly text: string;
  readonly parts: readonly EntryGroup[];
  readonly type: (text: string) => void;
  /** True until the platform has answered the current text. */
  readonly isPending: boolean;
  readonly error: ApiError | null;
  /** The number of locations found; null if all of them are shown. */
  readonly total: number | null;
  readonly retry: () => void;
  /** The entry that Enter opens; undefined if no result is shown yet. */
  readonly first: Entry | undefined;
  readonly firstToCome: () => Promise<Entry | undefined>;
}

const pauseMs = 120;

export function useSearch(own: readonly Entry[]): SpotlightSearch {
  const [text, setText] = useState('');
  const [sentQuery, setSentQuery] = useState('');
  const ask = useDebouncedCallback(setSentQuery, pauseMs);
  const query = text.trim();

  const recent = usePrefetched(spotlightQueries.recentLocations());
  const answer = useQuery({ ...spotlightQueries.search(sentQuery), enabled: sentQuery !== '' });
  const isSettled = sentQuery === query && !answer.isPlaceholderData;
  const tags = useQuery(tagQueries.list()).data?.tags ?? [];
  const more = useMore(sentQuery, isSettled && answer.data ? answer.data : null);
  const find = (answered = [...(answer.data?.data ?? []), ...more.items], settled = isSettled) =>
    findEntries(query, {
      own,
      found: listEntriesFor(query, tags),
      all: more.all,
      recent: recent.data?.data ?? [],
      answered,
      settled,
      similar: more.similar,
    });
  const parts = find();
  const isPending = sentQuery !== query || answer.isFetching || more.isPending;

  return {
    text,
    parts,
    type(next) {
      const kept = next.slice(0, longestSpotlightSearch);
      setText(kept);
      // An empty search box takes effect at once and cancels the pending request.
      if (kept.trim() === '') ask.now('');
      else ask.later(kept.trim());
    },
    isPending,
    error: isPending ? null : answer.error,
    total: more.total > mostLocations ? more.total : null,
    retry: () => void answer.refetch(),
    first: firstOf(parts),
    async firstToCome() {
      // Skips the debounce. A failed request needs no handling, because the results show its error.
      ask.now(query);
      const found = await loadCurrent(spotlightQueries.search(query)).catch(() => undefined);
      return found && firstOf(find(found.data, true));
    },
  };
}

interface Answer {
  readonly data: readonly SpotlightItem[];
  readonly meta?: { readonly total: number } | undefined;
}

/** The minimum number of characters, because a shorter text would match almost every location. */
const shortestForList = 3;

/**
 * LOC-1: also searches the list, which finds phone numbers, websites, tags and typing errors. Its total counts all
 * matching locations, because the platform's spotlight results include actions and are limited.
 */
function useMore(asked: string, answer: Answer | null) {
  const located = answer?.data.filter(({ type }) => type === 'location').length ?? 0;
  const shown = answer?.data.length ?? 0;
  const isCut = (answer?.meta?.total ?? shown) > shown || shown >= mostLocations;
  const wanted = asked.length >= shortestForList && answer !== null && (located === 0 || isCut);
  const list = useQuery({ ...locationQueries.list({ search: asked }), enabled: wanted });
  const page = wanted && !list.isPlaceholderData ? list.data : undefined;
  const total = page?.meta.total ?? 0;
  const similar = isSimilar(page);
  return {
    isPending: wanted && list.isFetching,
    items: (page?.data ?? []).map((location) => itemOf(location, asked)),
    all: total > mostLocations ? [allEntry(asked, total, similar)] : [],
    total,
    similar,
  };
}

function itemOf(location: Location, search: string): SpotlightItem {
  const found = hiddenMatch(recordOf(location), search);
  const where = found && `${matchNames[found.field]} ${found.value}`;
  const address = [where, locationAddress(location)].filter(Boolean).join(' · ');
  return {
    type: 'location',
    title: location.name,
    link: to('location', { location: location.id }),
    location: {
      id: location.id,
      name: location.name,
      store_code: location.store_code,
      formatted_address: address || null,
    },
  };
}

const firstOf = ([part]: readonly EntryGroup[]): Entry | undefined => part?.entries[0];
