import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import {
  backtest,
  backtestDays,
  idleReasonOf,
  ruleEffect,
  type Backtest,
  type RuleEffect,
  type RuleLocation,
} from '@placekeeper/contracts/rules/auto-rejection-backtest';
import {
  readAutoRejection,
  type AutoRejectionChange,
} from '@placekeeper/contracts/rules/auto-rejection-change';
import {
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { getPortfolio, readPortfolio, usePortfolio } from '../portfolio/portfolio.ts';
import { queryClient } from '../api/query-client.ts';
import { updatePages } from '../updates/read-all-pages.ts';

export type RuleScope =
  | { readonly mode: 'location'; readonly location: LocationId }
  | { readonly mode: 'tag'; readonly tag: TagId }
  | { readonly mode: 'all' };

export interface RuleRequest {
  readonly scope: RuleScope;
  readonly change: AutoRejectionChange;
}

export interface NamedRuleLocation extends RuleLocation {
  readonly name: string;
  readonly store_code: string | null;
  /** Undefined if the platform did not send the tags. */
  readonly tag_ids?: readonly TagId[] | undefined;
}

interface RuleLocations {
  readonly known: readonly NamedRuleLocation[];
  /** The number of locations whose rules are missing or unknown to this version. */
  readonly unreadable: number;
}

interface Readable {
  readonly id: LocationId;
  readonly name: string;
  readonly store_code?: string | null | undefined;
  readonly gbp_management_status?: string | undefined;
  readonly tag_ids?: readonly TagId[] | undefined;
}

const collected = (
  found: readonly { readonly location: Readable; readonly settings: AutoRejection | undefined }[],
): RuleLocations => {
  const known = found.flatMap(
    ({ location: { id, name, store_code = null, ...location }, settings }) =>
      settings
        ? [
            {
              id,
              name,
              store_code,
              tag_ids: location.tag_ids,
              settings,
              idle: idleReasonOf(location.gbp_management_status),
            },
          ]
        : [],
  );
  return { known, unreadable: found.length - known.length };
};

/** The key starts with `locations`, so that writes to locations invalidate it. */
const ruleLocations = (scope: RuleScope) =>
  queryOptions<RuleLocations>({
    queryKey: ['locations', 'auto-rejection', scope],
    queryFn: async ({ signal }) => {
      if (scope.mode === 'location') {
        const { location } = await call(
          locations.show,
          { params: { id: scope.location } },
          { signal },
        );
        return collected([{ location, settings: readAutoRejection(location) }]);
      }
      const records = await readPortfolio({ signal });
      const { unreadable } = getPortfolio();
      const wanted =
        scope.mode === 'all'
          ? records
          : records.filter(({ tag_ids: tags }) => tags?.includes(scope.tag));
      const found = collected(
        wanted.map((location) => ({ location, settings: location.auto_rejection })),
      );
      return { ...found, unreadable: found.unreadable + unreadable };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** LSET-1: the rules of every location, from the list of locations. */
export const useRuleLocations = () => useQuery(ruleLocations({ mode: 'all' }));

interface Archive {
  readonly updates: readonly GoogleUpdate[];
  readonly read: number;
  /** Pending and resolved updates on the platform; undefined until both totals are known. */
  readonly total: number | undefined;
  readonly pending: number | undefined;
}

const dayMs = 86_400_000;

/** Rounds to the start of the day, so that every render of an open dialog gets the same value. */
const backtestStart = (): string =>
  new Date((Math.floor(Date.now() / dayMs) - backtestDays) * dayMs).toISOString();

/** Streams the period's pending and resolved updates to which the changed rules could apply. */
const pastUpdates = ({ scope, change }: RuleRequest, since: string) => {
  const filters = {
    ...(scope.mode === 'location' && { locations: [scope.location] }),
    ...(change.mode !== 'set' && { field_names: [...change.field_names] }),
    start_date: since.slice(0, 10),
  };
  return queryOptions<Archive>({
    queryKey: ['pastUpdates', filters],
    queryFn: streamedQuery({
      async *streamFn({ signal }) {
        for (const active of [true, false])
          for await (const page of updatePages({ ...filters, active }, signal))
            yield { active, page };
      },
      initialValue: { updates: [], read: 0, total: undefined, pending: undefined },
      reducer: ({ updates, read, pending }: Archive, { active, page }) => {
        const { total } = page.meta;
        const answered = page.google_updates.map((one) =>
          // Platforms may omit the resolution of a pending update.
          active ? { ...one, resolution: one.resolution ?? null } : one,
        );
        const found = new Map([...updates, ...answered].map((one) => [one.id, one]));
        return {
          updates: [...found.values()],
          read: read + page.google_updates.length,
          total: active ? undefined : (pending ?? 0) + total,
          pending: active ? total : pending,
        };
      },
    }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

export interface RuleBacktest {
  readonly request: RuleRequest;
  readonly locations: {
    readonly data: RuleLocations | undefined;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly progress: { readonly read: number; readonly total: number | undefined } | null;
  readonly effect: RuleEffect | undefined;
  readonly since: string;
  /** The result for the updates read so far. */
  readonly result: Backtest | undefined;
  readonly archive: {
    readonly data: Archive | undefined;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
    readonly stop: () => Promise<void>;
  };
}

const nothing: RuleRequest = {
  scope: { mode: 'all' },
  change: { mode: 'add', field_names: [], allow_owner_manager_auto_reject: false },
};

/** LSET-1: what the changed rules would have rejected in the last `backtestDays` days; null without a request. */
export function useRuleBacktest(wanted: RuleRequest | null): RuleBacktest | null {
  const request = wanted ?? nothing;
  const { change, scope } = request;
  const since = backtestStart();
  const enabled = wanted !== null;
  const affected = useQuery({ ...ruleLocations(scope), enabled });
  const options = pastUpdates(request, since);
  const archive = useQuery({ ...options, enabled });
  const portfolio = usePortfolio();
  if (!enabled) return null;
  const known = affected.data?.known;
  const { queryKey } = options;
  return {
    request,
    locations: affected,
    progress: scope.mode !== 'location' && portfolio.status === 'reading' ? portfolio : null,
    effect: known && ruleEffect(known, change),
    since,
    result:
      known && archive.data ? backtest(known, archive.data.updates, change, since) : undefined,
    archive: {
      ...archive,
      stop: async () => {
        const found = queryClient.getQueryData(queryKey);
        await queryClient.cancelQueries({ queryKey, exact: true });
        if (found) queryClient.setQueryData(queryKey, found);
      },
    },
  };
}
