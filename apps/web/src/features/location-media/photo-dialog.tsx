import type { MediaItem } from '@placekeeper/contracts/model/media';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Dialog } from '@placekeeper/ui/dialog';
import { IconButton } from '@placekeeper/ui/icon-button';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { formatNumber } from '../../lib/text/format.ts';
import { tileId } from './photo-tile.tsx';
import { altOf, categoryName, origin, sourceOf } from './photo-words.ts';

interface PhotoDialogProps {
  readonly photos: readonly MediaItem[];
  readonly shown: MediaItem;
  readonly onShow: (photo: MediaItem) => void;
  readonly onClose: () => void;
}

/** Shows one photo; arrow keys move to its neighbours and wrap around. */
export function PhotoDialog({ photos, shown, onShow, onClose }: PhotoDialogProps) {
  const place = photos.findIndex(({ id }) => id === shown.id);
  // Wraps around: a disabled button would lose the focus and its arrow key.
  const step = (by: -1 | 1) => {
    const next = photos.at((place + by) % photos.length);
    if (next) onShow(next);
  };

  return (
    <Dialog
      open
      size="lg"
      className="max-w-[min(64rem,92vw)]!"
      title={categoryName(shown.category)}
      description={origin(shown)}
      finalFocus={() => document.getElementById(tileId(shown))}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
      onOpenChange={(open) => !open && onClose()}
    >
      <img
        key={shown.id}
        className="aspect-4/3 max-h-[62dvh] w-full rounded-8 bg-hover object-contain text-12 text-text-2"
        src={sourceOf(shown, shown.media_format === 'VIDEO' ? 'thumbnail' : 'whole')}
        alt={altOf(shown)}
        width={shown.width ?? undefined}
        height={shown.height ?? undefined}
      />
      {shown.description && <p className="mt-3 text-text-2 wrap-anywhere">{shown.description}</p>}
      <div className="mt-3 flex items-center gap-2">
        <IconButton
          variant="secondary"
          icon={<ChevronLeft aria-hidden />}
          label="Previous photo"
          kbd="ArrowLeft"
          onClick={() => step(-1)}
        />
        <IconButton
          variant="secondary"
          icon={<ChevronRight aria-hidden />}
          label="Next photo"
          kbd="ArrowRight"
          onClick={() => step(1)}
        />
        <p role="status" className="text-text-3 tabular-nums">
          {formatNumber(place + 1)} of {formatNumber(photos.length)}
        </p>
        {shown.media_format === 'VIDEO' && shown.google_url && (
          <ButtonLink
            className="ml-auto"
            href={shown.google_url}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink aria-hidden />}
          >
            Watch on Google
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
