import type { LocationId } from '@placekeeper/contracts/core/id';
import type { EventPayload } from '@placekeeper/contracts/events';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

interface Sources {
  readonly google: boolean;
  readonly ownerManager: boolean;
}

/** New changes on Google since the last navigation, by location (DET-4). */
const notices = externalStore<ReadonlyMap<LocationId, Sources>>(new Map());

export function addNotice(event: EventPayload<'gbp-update.received'>): void {
  // The value on Google is ours again, so there are fewer updates, not more.
  if (!event.has_google_updates && !event.has_owner_manager_updates) return;
  const before = notices.get().get(event.location_id);
  const next = new Map(notices.get());
  next.set(event.location_id, {
    google: event.has_google_updates || Boolean(before?.google),
    ownerManager: event.has_owner_manager_updates || Boolean(before?.ownerManager),
  });
  notices.set(next);
}

/** SHELL-12 */
export function clearNotices(): void {
  if (notices.get().size > 0) notices.set(new Map());
}

/** DET-4: the location has the flag. */
export function clearNoticeOf(id: LocationId): void {
  if (notices.get().has(id)) notices.set(new Map([...notices.get()].filter(([of]) => of !== id)));
}

/** Who changed the location: 'Google and Owner/Manager', 'Google', 'Owner/Manager', or null for nobody (DET-4). */
export function noticeOf(id: LocationId, all = notices.get()): string | null {
  const sources = all.get(id);
  if (sources?.google && sources.ownerManager) return 'Google and Owner/Manager';
  if (sources?.google) return 'Google';
  return sources?.ownerManager ? 'Owner/Manager' : null;
}

export const usePendingSources = (id: LocationId): string | null => noticeOf(id, useStore(notices));
