import type { MediaItem } from '@placekeeper/contracts/model/media';
import { Badge } from '@placekeeper/ui/badge';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { Trash2 } from 'lucide-react';
import { altOf, categoryName, origin, sourceOf } from './photo-words.ts';

export const photoGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]';

export const tileId = ({ id }: Pick<MediaItem, 'id'>): string => `photo-${id}`;

/** Hides a control until the pointer or the focus is in its tile. A finger cannot hover, so on a touch screen it stays. */
const onHover = 'transition-opacity pointer-fine:[li:not(:hover,:focus-within)_&]:opacity-0';

interface PhotoTileProps {
  readonly photo: MediaItem;
  /** True for a photo below the fold, which loads lazily. */
  readonly late: boolean;
  /** The reason why the photo can't be deleted. A customer's photo has no delete button in any case. */
  readonly fixed: string | undefined;
  readonly selected: boolean;
  /** True while any photo is selected. All tiles then show their checkboxes. */
  readonly selecting: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** The image has a fixed aspect ratio, which reserves its space before it loads. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, late, fixed, selected, selecting, onSelect, onOpen, onRemove } = props;
  const alt = altOf(photo);
  return (
    <li className="relative min-w-0">
      <button
        id={tileId(photo)}
        type="button"
        aria-haspopup="dialog"
        data-selected={selected || undefined}
        className="relative block w-full cursor-zoom-in overflow-hidden rounded-8 border border-line bg-pressed data-selected:outline-2 data-selected:outline-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring"
        onClick={onOpen}
      >
        <img
          className="aspect-4/3 w-full object-cover text-12 text-text-2"
          src={sourceOf(photo, 'thumbnail')}
          alt={alt}
          width={photo.width ?? undefined}
          height={photo.height ?? undefined}
          loading={late ? 'lazy' : 'eager'}
          decoding="async"
        />
        {photo.media_format === 'VIDEO' && (
          <Badge className="absolute right-2 bottom-2">Video</Badge>
        )}
      </button>
      {photo.source === 'owner' && fixed === undefined && (
        <span
          className={cn(
            'absolute top-2 left-2 flex rounded-4 bg-surface p-1 print:hidden',
            !selecting && onHover,
          )}
        >
          <Checkbox aria-label={`Select ${alt}`} checked={selected} onCheckedChange={onSelect} />
        </span>
      )}
      <div className="mt-1.5 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-550 wrap-anywhere">{categoryName(photo.category)}</p>
          <p className="text-12 wrap-anywhere text-text-3">
            <bdi>{origin(photo)}</bdi>
          </p>
        </div>
        {photo.source === 'owner' && (
          <IconButton
            className={cn('-mr-1 print:hidden', onHover)}
            size="sm"
            icon={<Trash2 aria-hidden />}
            label={`Delete ${alt}`}
            disabledReason={fixed}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}
