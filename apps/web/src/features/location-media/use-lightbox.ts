import type { Paged } from '@placekeeper/contracts/core/page';
import type { MediaItem } from '@placekeeper/contracts/model/media';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MediaAddress } from './use-media-state.ts';

/** The enlarged photo. A step past the page loads the adjacent page and shows its first or last photo. */
export function useLightbox(page: Paged<MediaItem>, stale: boolean, address: MediaAddress) {
  const navigate = useNavigate();
  const { data: photos, meta } = page;
  const [shown, setShown] = useState<MediaItem | null>(null);
  const [edge, setEdge] = useState<0 | -1 | null>(null);
  const last = Math.max(1, Math.ceil(meta.total / meta.per_page));
  const place = photos.findIndex((photo) => photo.id === shown?.id);

  // The page that a step requested has loaded.
  if (edge !== null && !stale && shown && place === -1 && photos.length > 0) {
    setEdge(null);
    setShown(photos.at(edge) ?? null);
  }

  const onStep = (by: -1 | 1) => {
    const next = photos[place + by];
    if (edge !== null) return;
    if (next) return setShown(next);
    if (last === 1 || place === -1) return setShown(photos.at(by === 1 ? 0 : -1) ?? shown);
    const number = ((meta.current_page - 1 + by + last) % last) + 1;
    setEdge(by === 1 ? 0 : -1);
    void navigate(address.addressOf({ page: number }), { replace: true, preventScrollReset: true });
    return undefined;
  };

  return {
    shown,
    place: place === -1 ? null : (meta.current_page - 1) * meta.per_page + place + 1,
    loading: edge !== null,
    open: setShown,
    onStep,
    /** Deletes the enlarged photo and shows its neighbour. */
    leave(remove: (photo: MediaItem) => void) {
      if (!shown) return;
      const neighbour = photos[place + 1] ?? photos[place - 1] ?? null;
      // The page is now empty. `MediaPage` goes to the last page, whose last photo is shown.
      if (!neighbour && meta.current_page > 1) setEdge(-1);
      else setShown(neighbour);
      remove(shown);
    },
    onClose() {
      setEdge(null);
      setShown(null);
    },
  };
}
