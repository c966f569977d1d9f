import type { PageRequest } from '@placekeeper/contracts/core/page';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { count, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { locationViews } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { countFound, newestFound, searchTerms } from '../locations/queries/find.ts';
import { viewLocations, type LocationView } from '../locations/queries/view.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';

const own = eq(locationViews.userId, sql.placeholder('userId'));

const queries = prepared((db) => ({
  page: db
    .select({ id: locationViews.locationId })
    .from(locationViews)
    .where(own)
    .orderBy(desc(locationViews.viewedAt))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
  total: db.select({ count: count() }).from(locationViews).where(own).prepare(),
}));

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

/** An action; `link` is the screen that offers it. */
interface Action {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly icon: string;
  readonly color: string;
  readonly needsSubscription?: boolean;
}

/** The texts and icons of CARD-2, CARD-3 and CARD-4. */
const actions: readonly Action[] = [
  {
    title: 'Locations',
    description: 'Add, remove & update your locations',
    link: '/locations',
    icon: 'map-pin',
    color: 'blue',
  },
  {
    title: 'GBP updates',
    description: 'Review changes made to your profiles',
    link: '/gbp-update-management',
    icon: 'git-compare-arrows',
    color: 'orange',
    needsSubscription: true,
  },
  {
    title: 'Resolved updates',
    description: 'See updates you accepted, rejected or dismissed',
    link: '/gbp-update-management/archive',
    icon: 'archive',
    color: 'orange',
    needsSubscription: true,
  },
  {
    title: 'Bulk edit locations',
    description: 'Change some or all of your locations in a jif',
    link: '/bulk-edit',
    icon: 'layers',
    color: 'teal',
  },
  {
    title: 'Bulk edit history',
    description: 'See, retry and undo earlier bulk edits',
    link: '/bulk-edit/history',
    icon: 'history',
    color: 'teal',
  },
  {
    title: 'Tags',
    description: 'Group your locations',
    link: '/locations/tags',
    icon: 'tags',
    color: 'pink',
  },
  {
    title: 'Add a location',
    description: 'Import more profiles from Google',
    link: '/onboarding',
    icon: 'plus',
    color: 'green',
  },
  {
    title: 'Google accounts',
    description: 'Connect, reconnect and disconnect accounts',
    link: '/google-accounts',
    icon: 'key-round',
    color: 'gray',
  },
  {
    title: 'Settings',
    description: 'Account notifications and preferences',
    link: '/settings',
    icon: 'settings',
    color: 'gray',
  },
];

const searchable = actions.map((action) => ({
  action,
  text: foldText(`${action.title} ${action.description}`),
}));

/** CARD-1: actions that are available to the account and contain every word of the search. */
const findActions = (actor: Actor, words: readonly string[]): readonly Action[] =>
  searchable
    .filter(({ action }) => actor.user.hasSubscription || !action.needsSubscription)
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ action }) => action);

export function recentLocations(
  deps: Deps,
  actor: Actor,
  request: { readonly page?: PageRequest | undefined },
): Page<LocationView> {
  const window = pageWindow(request.page, pageSizes.table);
  const parameters = { userId: actor.user.id };
  const ids = queries(deps.db)
    .page.all({ ...parameters, limit: window.size, offset: window.offset })
    .map(({ id }) => id);
  const total = queries(deps.db).total.get(parameters)?.count ?? 0;
  return { items: viewLocations(deps, ids), meta: pageMeta(window, total, ids.length) };
}
