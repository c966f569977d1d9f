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
import { hiddenMatch } from '../../data/portfolio/search-records.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { findEntries, mostLocations, type EntryGroup } from './find-entries.ts';
import { listEntriesFor, searchEntry } from './list-entries.ts';

export interface SpotlightSearch {
  readonly text: string;
  /** Non-empty groups, best first. */
  readonly parts: readonly EntryGroup[];
  readonly type: (text: string) => void;
  /** True until the platform answers. */
  readonly isPending: boolean;
  readonly error: ApiError | null;
  /** All matching locations, if more match than are shown. */
  readonly total: number | null;
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
  const tags = useQuery(tagQueries.list()).data?.tags ?? [];
  const more = useMore(asked, isSettled && answer.data ? answer.data : null);
  const find = (answered = [...(answer.data?.data ?? []), ...more.items], settled = isSettled) =>
    findEntries(query, {
      own,
      found: listEntriesFor(query, tags),
      all: more.all,
      recent: recent.data?.data ?? [],
      answered,
      settled,
    });
  const parts = find();
  const isPending = asked !== query || answer.isFetching || more.isPending;

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
    total: more.total > mostLocations ? more.total : null,
    retry: () => void answer.refetch(),
    first: firstOf(parts),
    async firstToCome() {
      // Also during the pause after the last letter, which ends here. A failure is shown in place of the results.
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

/** A shorter text would match almost every location. */
const shortestForList = 3;

/**
 * LOC-1: the list's search, which knows phone numbers, websites, tags and typing errors. It also counts the locations: the
 * platform's answer mixes them with actions, and is cut.
 */
function useMore(asked: string, answer: Answer | null) {
  const located = answer?.data.filter(({ type }) => type === 'location').length ?? 0;
  const shown = answer?.data.length ?? 0;
  const isCut = (answer?.meta?.total ?? shown) > shown || shown >= mostLocations;
  const wanted = asked.length >= shortestForList && answer !== null && (located === 0 || isCut);
  const list = useQuery({ ...locationQueries.list({ search: asked }), enabled: wanted });
  const page = wanted && !list.isPlaceholderData ? list.data : undefined;
  const total = page?.meta.total ?? 0;
  return {
    isPending: wanted && list.isFetching,
    items: (page?.data ?? []).map((location) => itemOf(location, asked)),
    all:
      total > mostLocations
        ? [searchEntry(asked, `Show all ${formatNumber(total)} matching locations`)]
        : [],
    total,
  };
}

function itemOf(location: Location, search: string): SpotlightItem {
  const found = hiddenMatch(recordOf(location), search);
  const where = found && `${found.field === 'phone' ? 'Phone' : 'Website'} ${found.value}`;
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
