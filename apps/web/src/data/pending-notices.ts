import type { LocationId } from '@placekeeper/contracts/core/id';
import type { EventPayload } from '@placekeeper/contracts/events';
import { externalStore, useStore } from './external-store.ts';

interface Sources {
  readonly google: boolean;
  readonly ownerManager: boolean;
}

/** Changes at the provider that came in since the last navigation, by location (DET-4). */
const notices = externalStore<ReadonlyMap<LocationId, Sources>>(new Map());

export function addNotice(event: EventPayload<'gbp-update.received'>): void {
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

/** Who changed the location: 'Google and Owner/Manager', 'Google', 'Owner/Manager', or null for nobody (DET-4). */
export function usePendingSources(id: LocationId): string | null {
  const sources = useStore(notices).get(id);
  return sources ? sourcesLabel(sources) : null;
}

/** UPD-10 */
export const usePendingLocations = (): readonly LocationId[] => [...useStore(notices).keys()];

export function sourcesLabel({ google, ownerManager }: Sources): string | null {
  if (google && ownerManager) return 'Google and Owner/Manager';
  if (google) return 'Google';
  return ownerManager ? 'Owner/Manager' : null;
}
