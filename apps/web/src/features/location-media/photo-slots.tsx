import type { MediaItem } from '@placekeeper/contracts/model/media';
import { photoLimits } from '@placekeeper/contracts/rules/limits';
import type { MediaCategory } from '@placekeeper/contracts/rules/validate-photo';
import { Button } from '@placekeeper/ui/button';
import { cn } from '@placekeeper/ui/lib/cn';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOffersUpload } from '../../data/media/mutations.ts';
import type { OwnerPhotos } from '../../data/media/use-owner-photos.ts';
import { FailureReason, RetryButton } from '../../widgets/page/retry-button.tsx';
import { checkFile } from './check-file.ts';
import { altOf, origin, sourceOf } from './photo-words.ts';
import type { UploadQueue } from './upload-queue.ts';
import { ErrorText } from '../../widgets/page/error-text.tsx';

interface PhotoSlotsProps {
  readonly owned: OwnerPhotos;
  readonly queue: UploadQueue;
  /** The reason why uploads are disabled; undefined if they aren't. */
  readonly fixed: string | undefined;
  readonly onOpen: (photo: MediaItem) => void;
}

const slots = [
  { category: 'PROFILE', name: 'Logo', shape: 'w-18' },
  { category: 'COVER', name: 'Cover', shape: 'w-22 sm:w-32' },
] as const;

export function PhotoSlots({ owned, ...shared }: PhotoSlotsProps) {
  if (owned.state === 'failed') {
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-text-2">
        <span>
          Couldn’t load the logo and the cover. <FailureReason error={owned.error} />
        </span>
        <RetryButton
          error={owned.error}
          isRetrying={owned.isRetrying}
          size="sm"
          onRetry={owned.retry}
        />
      </div>
    );
  }
  return (
    <ul aria-label="Logo and cover" className="mt-4 grid gap-3 sm:grid-cols-2">
      {slots.map(({ category, ...slot }) => (
        <Slot
          key={category}
          {...shared}
          {...slot}
          category={category}
          photo={
            owned.state === 'pending'
              ? undefined
              : (owned.photos.find((photo) => photo.category === category) ?? null)
          }
        />
      ))}
    </ul>
  );
}

interface SlotProps extends Omit<PhotoSlotsProps, 'owned'> {
  readonly category: MediaCategory;
  readonly name: string;
  readonly shape: string;
  /** Null if the profile has no such photo; undefined while it loads. */
  readonly photo: MediaItem | null | undefined;
}

function Slot({ category, name, shape, photo, queue, fixed, onOpen }: SlotProps) {
  const offersUpload = useOffersUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const noun = name.toLowerCase();
  const add = async (file: File | undefined) => {
    if (!file) return;
    const found = await checkFile(file, category);
    setProblem(found);
    if (found === null) queue.add([{ file, category }]);
  };
  const frame = cn('h-18 shrink-0 overflow-hidden rounded-6 border border-line bg-pressed', shape);
  return (
    <li className="flex items-center gap-3 rounded-8 border border-line bg-surface p-3 max-[22rem]:flex-wrap">
      {photo ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className={cn(
            frame,
            'cursor-zoom-in focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring',
          )}
          onClick={() => onOpen(photo)}
        >
          <img
            alt={altOf(photo)}
            className="size-full object-cover text-12"
            src={sourceOf(photo, 'thumbnail')}
          />
        </button>
      ) : (
        <div aria-hidden className={cn(frame, 'grid place-items-center text-text-3')}>
          {photo === null && <ImagePlus />}
        </div>
      )}
      <div className="min-w-0 flex-1 max-[22rem]:min-w-24">
        <p className="font-550">{name}</p>
        <div className="text-12 wrap-anywhere text-text-3">
          {photo === undefined && <Skeleton className="mt-1 w-24" />}
          {photo === null && 'Not set'}
          {photo && <bdi>{origin(photo)}</bdi>}
        </div>
        <div aria-live="polite">
          {problem && <ErrorText className="mt-0.5">{problem}</ErrorText>}
        </div>
      </div>
      {offersUpload && photo !== undefined && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={name}
            accept={photoLimits.types.join(',')}
            onChange={({ currentTarget }) => {
              void add(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Button
            className="print:hidden"
            size="sm"
            disabledReason={fixed}
            aria-label={photo ? `Replace ${noun}` : `Add ${noun}`}
            onClick={() => input.current?.click()}
          >
            {photo ? 'Replace' : 'Add'}
          </Button>
        </>
      )}
    </li>
  );
}
