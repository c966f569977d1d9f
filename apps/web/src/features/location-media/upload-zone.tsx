import type { LocationId } from '@placekeeper/contracts/core/id';
import { photoLimits } from '@placekeeper/contracts/rules/limits';
import { isSingle, type MediaCategory } from '@placekeeper/contracts/rules/validate-photo';
import { Button } from '@placekeeper/ui/button';
import { SelectField } from '@placekeeper/ui/select-field';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useOffersUpload } from '../../data/media/mutations.ts';
import { categoryOptions } from './photo-words.ts';
import { addPhotos } from './uploads.ts';

interface UploadZoneProps {
  readonly id: LocationId;
  /** The reason why uploads are disabled. */
  readonly fixed: string | undefined;
  /** Rendered at the other end of the toolbar. */
  readonly filter: ReactNode;
  readonly children: ReactNode;
}

/** Adds photos by a button or by dropping them anywhere on the tab. */
export function UploadZone({ id, fixed, filter, children }: UploadZoneProps) {
  const [category, setCategory] = useState<MediaCategory>('ADDITIONAL');
  const offersUpload = useOffersUpload();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = (files: FileList | null) => {
    if (files && files.length > 0) void addPhotos(id, [...files], category);
  };
  const accepts = (event: DragEvent) =>
    offersUpload && fixed === undefined && event.dataTransfer.types.includes('Files');

  return (
    <div
      className="relative min-h-96"
      onDragOver={(event) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!accepts(event)) return;
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        {filter}
        {offersUpload && (
          <div className="flex flex-wrap items-end gap-2">
            <SelectField
              className="w-44"
              label="Category"
              options={categoryOptions}
              value={category}
              onValueChange={setCategory}
              disabled={fixed !== undefined}
            />
            <input
              ref={input}
              type="file"
              hidden
              aria-label="Photos"
              accept={photoLimits.types.join(',')}
              multiple={!isSingle(category)}
              onChange={({ currentTarget }) => {
                add(currentTarget.files);
                // The browser fires no change event if the same file is chosen again.
                currentTarget.value = '';
              }}
            />
            <Button
              variant="primary"
              size="lg"
              icon={<UploadIcon aria-hidden />}
              disabledReason={fixed}
              onClick={() => input.current?.click()}
            >
              Upload photos
            </Button>
          </div>
        )}
      </div>
      {offersUpload && fixed === undefined && (
        <p className="mt-2 text-12 text-text-3 print:hidden">{hintFor(category)}</p>
      )}
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 z-10 grid place-items-start justify-items-center rounded-8 border-2 border-dashed border-accent bg-accent-soft/85 pt-24">
          <p className="text-14 font-600 text-accent-text">Drop photos to upload</p>
        </div>
      )}
    </div>
  );
}

const hintFor = (category: MediaCategory): string => {
  const megabytes = photoLimits.maximumBytes / 1024 ** 2;
  const replaced = category === 'COVER' ? 'cover' : 'logo';
  return isSingle(category)
    ? `JPEG or PNG, up to ${megabytes} MB. Replaces the current ${replaced}.`
    : `JPEG or PNG, up to ${megabytes} MB, at least ${photoLimits.minimumShortEdge} px on the short side. Or drop photos anywhere.`;
};
