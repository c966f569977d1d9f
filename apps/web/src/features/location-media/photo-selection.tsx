import type { MediaItem } from '@placekeeper/contracts/model/media';
import { Button } from '@placekeeper/ui/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatNumber } from '../../lib/text/format.ts';

/** The selected photos of the page. A change of the page or the filter clears the selection. */
export function useSelectedPhotos(photos: readonly MediaItem[], page: string) {
  const [chosen, setChosen] = useState({ page, ids: new Set<MediaItem['id']>() });
  const ids = chosen.page === page ? chosen.ids : new Set<MediaItem['id']>();
  const own = photos.filter(({ source }) => source === 'owner');
  const select = (some: readonly MediaItem[], selected: boolean) => {
    const changed = some.map(({ id }) => id);
    setChosen({
      page,
      ids: new Set([...ids].filter((id) => !changed.includes(id)).concat(selected ? changed : [])),
    });
  };
  return {
    photos: own.filter(({ id }) => ids.has(id)),
    /** The photos on the page that can be selected: a customer's photo can't be deleted. */
    own,
    select,
    clear: () => select(own, false),
  };
}

interface PhotoSelectionBarProps extends ReturnType<typeof useSelectedPhotos> {
  readonly onDelete: () => void;
}

export function PhotoSelectionBar({
  photos,
  own,
  select,
  clear,
  onDelete,
}: PhotoSelectionBarProps) {
  return (
    <div
      aria-label="Selected photos"
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-surface px-3 py-2.5 shadow-bar short:static print:hidden"
      data-save-bar=""
      role="region"
    >
      <strong className="font-600 tabular-nums">{formatNumber(photos.length)} selected</strong>
      {photos.length < own.length && (
        <Button size="sm" variant="link" onClick={() => select(own, true)}>
          Select all {formatNumber(own.length)} of yours on this page
        </Button>
      )}
      <Button size="sm" variant="link" onClick={clear}>
        Clear
      </Button>
      <Button className="ml-auto" icon={<Trash2 aria-hidden />} variant="danger" onClick={onDelete}>
        Delete {formatCount(photos.length, 'photo')}
      </Button>
    </div>
  );
}
