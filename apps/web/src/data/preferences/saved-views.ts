import { UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
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

const readViews = (user: UserId): readonly SavedView[] =>
  z.safeParse(z.array(SavedView), readJson('localStorage', keyOf(user))).data ?? [];

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
  const user = z.safeParse(UserId, Number(key.slice(prefix.length))).data;
  if (user) store.set({ user, views: readViews(user) });
});

export const viewAddress = ({ query }: SavedView): string => `${to('locationManager')}?${query}`;

/** The saved views of the list of locations, oldest first. */
export function useSavedViews() {
  const { id: user } = useCurrentUser();
  const known = useStore(store);
  const views = known.user === user ? known.views : readViews(user);
  return {
    views,
    /** Adds a view, or replaces the view of the same name. */
    save: (view: SavedView) =>
      writeViews(user, [...readViews(user).filter(({ name }) => name !== view.name), view]),
    rename: (from: string, name: string) =>
      writeViews(
        user,
        readViews(user).map((view) => (view.name === from ? { ...view, name } : view)),
      ),
    remove: (removed: string) =>
      writeViews(
        user,
        readViews(user).filter(({ name }) => name !== removed),
      ),
    /** Writes back the views of this render, to undo a change. */
    restore: () => writeViews(user, views),
  };
}
