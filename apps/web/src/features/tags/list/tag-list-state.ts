import type { Tag } from '@placekeeper/contracts/model/tag';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import * as z from '@placekeeper/contracts/core/zod';
import { searchText } from '../../../lib/text/search-text.ts';
import { urlState } from '../../../lib/url/url-state.ts';

const sorts = ['-name', 'locations', '-locations'] as const;

const listState = urlState(
  z.strictObject({
    filter: z.optional(searchText),
    sort: z.optional(z.enum(sorts)),
    page: z.optional(z.int().check(z.positive())),
  }),
);

export const readTagListState = listState.read;
export const writeTagListState = listState.write;
export type TagListState = ReturnType<typeof readTagListState>;

export const tagsPerPage = 50;

/** Searches, sorts and pages locally, because the platform returns all tags at once. */
export function shownTags(tags: readonly Tag[], { filter = '', sort, page = 1 }: TagListState) {
  const wanted = foldName(filter);
  const matching = tags.filter(({ name }) => foldName(name).includes(wanted));
  const last = Math.max(1, Math.ceil(matching.length / tagsPerPage));
  const current = Math.min(page, last);
  return {
    total: matching.length,
    page: current,
    tags: sorted(matching, sort).slice((current - 1) * tagsPerPage, current * tagsPerPage),
  };
}

function sorted(tags: readonly Tag[], sort: TagListState['sort']): readonly Tag[] {
  if (sort === '-name') return tags.toReversed();
  if (sort === 'locations') return tags.toSorted((a, b) => order(a) - order(b));
  if (sort === '-locations') return tags.toSorted((a, b) => order(b) - order(a));
  return tags;
}

/** Sorts tags without a count below tags with a count of 0. */
const order = ({ locations_count: count = -1 }: Tag): number => count;

/** The platform ignores case and accents when it compares names. */
export const sameName = (a: string, b: string): boolean => foldName(a) === foldName(b);

const foldName = (name: string): string => foldText(name.trim());
