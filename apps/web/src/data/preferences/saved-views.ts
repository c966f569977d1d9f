import { decode } from '@placekeeper/contracts/core/decode';
import { UserId } from '@placekeeper/contracts/core/id';
import * as z from '@placekeeper/contracts/core/zod';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { readJson, writeJson } from '../../lib/browser/web-storage.ts';
import { to } from '../../lib/url/paths.ts';
import { useCurrentUser } from '../current-user/queries.ts';

const SavedView = z.object({
  name: z.string(),
  /** The query string of the list: search, filters and sort order. */
  query: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

/** The platform has no call for views, so this browser stores them. */
const prefix = 'placekeeper.views.';
const keyOf = (user: UserId): string => `${prefix}${user}`;

const SavedViews = z.array(SavedView);

function readViews(user: UserId): readonly SavedView[] {
  const decoded = decode(SavedViews, readJson('localStorage', keyOf(user)));
  return decoded.ok ? decoded.value : [];
}

const store = externalStore<{ readonly user?: UserId; readonly views: readonly SavedView[] }>({
  views: [],
});

/** Returns false if the browser could not store the views. */
function writeViews(user: UserId, views: readonly SavedView[]): boolean {
  const isStored = writeJson('localStorage', keyOf(user), views);
  if (isStored) store.set({ user, views });
  return isStored;
}

/** Follows changes in other tabs. */
addEventListener('storage', ({ key }) => {
  if (!key?.startsWith(prefix)) return;
  const user = decode(UserId, key.slice(prefix.length));
  if (user.ok) store.set({ user: user.value, views: readViews(user.value) });
});

export const viewAddress = ({ query }: SavedView): string => `${to('locationManager')}?${query}`;

type Views = readonly SavedView[];

/** Undoes a change, and nothing that the user has changed since. */
export type UndoViews = () => void;

/** Returns null if the browser could not store the views. */
function changeViews(user: UserId, change: (views: Views) => Views): UndoViews | null {
  const before = readViews(user);
  const after = change(before);
  if (!writeViews(user, after)) return null;
  const isIn = (views: Views, { name, query }: SavedView) =>
    views.some((view) => view.name === name && view.query === query);
  return () => {
    const now = readViews(user);
    const later = now.filter((view) => !isIn(before, view) && !isIn(after, view));
    const isRestored = (view: SavedView) =>
      // A later view of the same name stays.
      !isIn(after, view) && !later.some(({ name }) => name === view.name);
    const own = before.filter((view) => isIn(now, view) || isRestored(view));
    writeViews(user, [...own, ...later]);
  };
}

/** The saved views of the list of locations, oldest first. */
export function useSavedViews() {
  const { id: user } = useCurrentUser();
  const known = useStore(store);
  return {
    views: known.user === user ? known.views : readViews(user),
    save: (view: SavedView) =>
      changeViews(user, (views) => [...views.filter(({ name }) => name !== view.name), view]),
    rename: (from: string, name: string) =>
      changeViews(user, (views) =>
        views.map((view) => (view.name === from ? { ...view, name } : view)),
      ),
    remove: (removed: string) =>
      changeViews(user, (views) => views.filter(({ name }) => name !== removed)),
  };
}
