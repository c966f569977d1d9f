import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { countFound, newestFound } from '../../locations/queries/find.ts';
import { searchTerms } from '../../locations/queries/search-terms.ts';
import { viewLocations, type LocationView } from '../../locations/queries/view.ts';
import { pageMeta, pageWindow, type Page } from '../../page.ts';
import { findActions, type Action } from './actions.ts';

export type SpotlightFind = { readonly action: Action } | { readonly location: LocationView };

/** SPOT-8: actions first, then locations, newest first. An empty search finds nothing. */
export function searchSpotlight(
  deps: Deps,
  actor: Actor,
  { query, page }: { readonly query: string; readonly page?: PageRequest | undefined },
): Page<SpotlightFind> {
  const window = pageWindow(page, pageSizes.table);
  const terms = searchTerms(query);
  if (terms.words.length === 0) return { items: [], meta: pageMeta(window, 0, 0) };

  const actions = findActions(actor, terms.words);
  const shown = actions.slice(window.offset, window.offset + window.size);
  const ids = newestFound(deps, actor, terms, {
    limit: window.size - shown.length,
    offset: Math.max(0, window.offset - actions.length),
  });
  const items = [
    ...shown.map((action) => ({ action })),
    ...viewLocations(deps, ids).map((location) => ({ location })),
  ];
  const total = actions.length + countFound(deps, actor, terms);
  return { items, meta: pageMeta(window, total, items.length) };
}
