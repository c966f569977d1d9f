import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { fieldHistory } from '@placekeeper/contracts/endpoints/field-history';
import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { keyOf } from './query.ts';

type Answer = SuccessOf<typeof fieldHistory.list>;
type Key = readonly unknown[];

/** What happened to one field, or to all of them, page after page; an event reads all of these again. */
export const historyOf = (id: LocationId, field?: HistoryField) =>
  infiniteQueryOptions<Answer, ApiError, InfiniteData<Answer, number>, Key, number>({
    queryKey: keyOf(fieldHistory.list, { params: { id } }, field ?? 'all'),
    queryFn: ({ signal, pageParam: number }) =>
      call(
        fieldHistory.list,
        { params: { id }, query: { ...(field && { field }), page: { number } } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : null,
  });
