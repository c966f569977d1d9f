import type { MediaItem } from '@placekeeper/contracts/model/media';
import { Button } from '@placekeeper/ui/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MediaFilters } from '../../data/media/queries.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';

/** The selected photos of all pages. A change of the filter clears the selection. */
export function useSelectedPhotos(shown: readonly MediaItem[], filter: MediaFilters['source']) {
  const [chosen, setChosen] = useState<{ filter: typeof filter; photos: readonly MediaItem[] }>({
    filter,
    photos: [],
  });
  const photos = chosen.filter === filter ? chosen.photos : [];
  return {
    photos,
    /** The photos on the page that can be selected: a customer's photo can't be deleted. */
    own: shown.filter(({ source }) => source === 'owner'),
    has: (photo: MediaItem) => photos.some(({ id }) => id === photo.id),
    select: (some: readonly MediaItem[], selected: boolean) => {
      const others = photos.filter(({ id }) => !some.some((photo) => photo.id === id));
      setChosen({ filter, photos: selected ? [...others, ...some] : others });
    },
    clear: () => setChosen({ filter, photos: [] }),
  };
}

interface PhotoSelectionBarProps extends ReturnType<typeof useSelectedPhotos> {
  readonly onDelete: () => void;
}

export function PhotoSelectionBar(props: PhotoSelectionBarProps) {
  const { photos, own, has, select, clear, onDelete } = props;
  const here = own.filter(has).length;
  const elsewhere = photos.length - here;
  return (
    <div
      aria-label="Selected photos"
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-surface px-3 py-2.5 shadow-bar short:static print:hidden"
      data-save-bar=""
      role="region"
    >
      <strong className="font-600 tabular-nums">
        {formatNumber(photos.length)} selected
        {elsewhere > 0 && `, ${formatNumber(elsewhere)} on other pages`}
      </strong>
      {here < own.length && (
        <Button size="sm" variant="link" onClick={() => select(own, true)}>
          Select your {formatCount(own.length, 'photo')} on this page
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
