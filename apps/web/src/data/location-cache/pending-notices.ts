import type { LocationId } from '@placekeeper/contracts/core/id';
import type { EventPayload } from '@placekeeper/contracts/events';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

interface Sources {
  readonly google: boolean;
  readonly ownerManager: boolean;
}

/** DET-4: new changes on Google since the last navigation, by location. */
const notices = externalStore<ReadonlyMap<LocationId, Sources>>(new Map());

export function addNotice(event: EventPayload<'gbp-update.received'>): void {
  // The event only reports that Google has the platform's value again.
  if (!event.has_google_updates && !event.has_owner_manager_updates) return;
  const before = notices.get().get(event.location_id);
  const next = new Map(notices.get());
  next.set(event.location_id, {
    google: event.has_google_updates || Boolean(before?.google),
    ownerManager: event.has_owner_manager_updates || Boolean(before?.ownerManager),
  });
  notices.set(next);
}

export function clearNotices(): void {
  if (notices.get().size > 0) notices.set(new Map());
}

/** DET-4: a notice ends when the location is read, because the loaded location shows the flag itself. */
export function clearNoticeOf(id: LocationId): void {
  if (notices.get().has(id)) notices.set(new Map([...notices.get()].filter(([of]) => of !== id)));
}

/** DET-4: who changed the location; null for nobody. */
export function noticeOf(id: LocationId, all = notices.get()): string | null {
  const sources = all.get(id);
  if (sources?.google && sources.ownerManager) return 'Google and Owner/Manager';
  if (sources?.google) return 'Google';
  return sources?.ownerManager ? 'Owner/Manager' : null;
}

export const usePendingSources = (id: LocationId): string | null => noticeOf(id, useStore(notices));
