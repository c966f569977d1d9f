import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { PageMeta } from '@placekeeper/contracts/core/page';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { callInQueue } from '../api/throttle.ts';

export type UpdateListQuery = NonNullable<RequestOf<typeof updates.list>['query']>;

type Meta = Pick<PageMeta, 'last_page' | 'per_page' | 'total'>;

/**
 * Reads all pages of a list. Rows that leave the list during the read pull later rows forward, so pages are read
 * again.
 */
export async function* pagesOf<Answer extends { readonly meta: Meta }>(
  ask: (number: number) => Promise<Answer>,
): AsyncGenerator<Answer> {
  let number = 1;
  let expected = 0;
  for (;;) {
    const answer = await ask(number);
    yield answer;
    const { total, per_page: size, last_page: last } = answer.meta;
    const lost = Math.max(0, expected - total);
    expected = total;
    if (lost > 0 && number > 1) number = Math.max(1, number - Math.ceil(lost / Math.max(1, size)));
    else if (number < last) number += 1;
    else return;
  }
}

export const updatePages = (
  filters: UpdateListQuery,
  signal: AbortSignal | undefined,
  size: number = pageSizes.updatesOfOneLocation,
) =>
  pagesOf((number) => {
    const query = { ...filters, page: { number, size } };
    return callInQueue(updates.list, { query }, signal);
  });

/** The progress of reading a list, and the rows found. */
export interface Reading {
  readonly updates: readonly GoogleUpdate[];
  readonly read: number;
  /** The number of unreadable updates, whose fields and values are unknown. */
  readonly unread: number;
  readonly total: number;
}

export const isWhole = ({ read, total }: Reading): boolean => read >= total;
