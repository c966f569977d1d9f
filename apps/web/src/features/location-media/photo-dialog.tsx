import type { MediaItem } from '@placekeeper/contracts/model/media';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Dialog } from '@placekeeper/ui/dialog';
import { IconButton } from '@placekeeper/ui/icon-button';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { cn } from '@placekeeper/ui/lib/cn';
import { ChevronLeft, ChevronRight, ExternalLink, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNumber } from '../../lib/text/format.ts';
import { tileId } from './photo-tile.tsx';
import { altOf, categoryName, origin, sourceOf } from './photo-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface PhotoDialogProps {
  readonly shown: MediaItem;
  /** The photo's position in all pages, from 1; null if the loaded page lacks the photo. */
  readonly place: number | null;
  readonly total: number;
  /** True while a step waits for another page. */
  readonly loading: boolean;
  /** The reason why the photo can't be deleted. A customer's photo has no delete button in any case. */
  readonly fixed: string | undefined;
  readonly onStep: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Arrow keys step to the neighbours, also on other pages. A step past the last photo shows the first. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { shown, place, total, loading, fixed, onStep, onRemove, onClose } = props;
  const [asking, setAsking] = useState(false);
  const deletion = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const canRemove = shown.source === 'owner' && fixed === undefined;
  // Until the dialog has the focus, keys reach only the document. Afterwards, arrow keys reach only the dialog, because
  // Base UI stops their propagation.
  useHotkey('ArrowLeft', () => onStep(-1), { enabled: !asking, inDialog: true });
  useHotkey('ArrowRight', () => onStep(1), { enabled: !asking, inDialog: true });
  useHotkey('Delete', () => setAsking(true), { enabled: !asking && canRemove, inDialog: true });

  return (
    <Dialog
      open
      size="lg"
      className="max-w-[min(64rem,92vw)]!"
      title={categoryName(shown.category)}
      description={origin(shown)}
      finalFocus={() => document.getElementById(tileId(shown))}
      onKeyDown={({ key }) => {
        if (asking) return;
        if (key === 'ArrowLeft') onStep(-1);
        if (key === 'ArrowRight') onStep(1);
      }}
      onOpenChange={(open) => !open && onClose()}
    >
      <img
        key={shown.id}
        aria-busy={loading}
        className={cn(
          'aspect-4/3 max-h-[62dvh] w-full rounded-8 bg-hover object-contain text-12 text-text-2 transition-opacity',
          loading && 'opacity-60',
        )}
        src={sourceOf(shown, shown.media_format === 'VIDEO' ? 'thumbnail' : 'whole')}
        alt={altOf(shown)}
        width={shown.width ?? undefined}
        height={shown.height ?? undefined}
      />
      {shown.description && <p className="mt-3 text-text-2 wrap-anywhere">{shown.description}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {/* The steps wrap around, because a button that is disabled at the end loses the focus, and the arrow keys
           then do nothing. */}
        {/* Also in right-to-left languages, so that ArrowRight steps to the button on the right. */}
        <span className="flex gap-2" dir="ltr">
          <IconButton
            variant="secondary"
            icon={<ChevronLeft aria-hidden />}
            label="Previous photo"
            kbd="ArrowLeft"
            onClick={() => onStep(-1)}
          />
          <IconButton
            variant="secondary"
            icon={<ChevronRight aria-hidden />}
            label="Next photo"
            kbd="ArrowRight"
            ref={next}
            onClick={() => onStep(1)}
          />
        </span>
        <p role="status" className="text-text-3 tabular-nums">
          {place !== null && `${formatNumber(place)} of ${formatNumber(total)}`}
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          {shown.media_format === 'VIDEO' && shown.google_url && (
            <ButtonLink
              href={shown.google_url}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink aria-hidden />}
            >
              Watch on Google
            </ButtonLink>
          )}
          {shown.source === 'owner' && (
            <Button
              icon={<Trash2 aria-hidden />}
              disabledReason={fixed}
              ref={deletion}
              onClick={() => setAsking(true)}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
      <RemoveDialog
        count={1}
        // The next photo may be a customer's, which has no delete button.
        finalFocus={() => deletion.current ?? next.current}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      />
    </Dialog>
  );
}
