import { photoLimits } from '@placekeeper/contracts/rules/limits';
import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { isSingle, type MediaCategory } from '@placekeeper/contracts/rules/validate-photo';
import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { IconButton } from '@placekeeper/ui/icon-button';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { CircleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatCount } from '../../lib/text/format.ts';
import type { CheckedFile } from './check-file.ts';
import { categoryOptions } from './photo-words.ts';
import type { Photo } from './upload-queue.ts';

interface UploadDialogProps {
  /** Null while the files are checked. */
  readonly files: readonly CheckedFile[] | null;
  readonly onUpload: (photos: readonly Photo[]) => void;
  readonly onClose: () => void;
}

/** Without the logo and the cover, which `PhotoSlots` uploads. */
const categories = categoryOptions.filter(({ value }) => !isSingle(value));

interface Details {
  readonly category?: MediaCategory;
  readonly description?: string;
}

/** Asks for the category and the description before the upload, because no call changes them later. */
export function UploadDialog({ files, onUpload, onClose }: UploadDialogProps) {
  const [common, setCommon] = useState<MediaCategory>('ADDITIONAL');
  const [details, setDetails] = useState<ReadonlyMap<File, Details>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<File>>(new Set());
  const start = useRef<HTMLButtonElement>(null);
  const left = (files ?? []).filter(({ file }) => !removed.has(file));
  const valid = left.filter(({ problem }) => problem === null).map(({ file }) => file);
  const invalid = left.filter(({ problem }) => problem !== null);
  const photoOf = (file: File): Photo & Required<Details> => ({
    file,
    category: common,
    description: '',
    ...details.get(file),
  });
  const change = (file: File, next: Details) =>
    setDetails(new Map([...details, [file, { ...details.get(file), ...next }]]));
  const photos = valid.map(photoOf);
  const isTooLong = photos.some(
    ({ description }) => characterCount(description) > photoLimits.description,
  );

  return (
    <Dialog
      open
      size="lg"
      title="Upload photos"
      description="You can’t change the category or the description after the upload."
      closable="by-escape"
      unsaved={(common !== 'ADDITIONAL' || details.size > 0) && 'these photos'}
      initialFocus={start}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            ref={start}
            variant="primary"
            loading={files === null}
            disabledReason={disabledReason(valid.length, isTooLong, files === null)}
            onClick={() => onUpload(photos)}
          >
            {files === null ? 'Checking photos' : `Upload ${formatCount(valid.length, 'photo')}`}
          </Button>
        </>
      }
      onOpenChange={(open) => !open && onClose()}
    >
      {invalid.length > 0 && (
        <div role="alert" className="mb-4 rounded-8 border border-line px-3.5 py-2.5">
          <p className="font-550">{formatCount(invalid.length, 'file')} can’t be uploaded</p>
          <ul aria-label="Files that can’t be uploaded" className="mt-1 grid gap-1 text-12">
            {invalid.map(({ file, problem }, index) => (
              <li key={index} className="flex gap-1.5 text-removed">
                <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                <span className="wrap-anywhere">
                  <bdi className="font-550">{file.name}</bdi>: {problem}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {valid.length > 1 && (
        <SelectField
          className="mb-3 max-w-60"
          label="Category for all photos"
          options={categories}
          value={common}
          onValueChange={(category) => {
            setCommon(category);
            setDetails(
              new Map([...details].map(([file, { description = '' }]) => [file, { description }])),
            );
          }}
        />
      )}
      <ul aria-label="Photos to upload" className="divide-y divide-line border-y border-line">
        {photos.map(({ file, category, description }) => (
          <li key={keyOf(file)} className="flex gap-3 py-3">
            <Thumbnail file={file} />
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto] [&>:nth-child(n+3)]:max-sm:col-span-2">
              <p className="truncate font-550 sm:col-span-2" title={file.name}>
                {file.name}
              </p>
              <IconButton
                size="sm"
                icon={<X aria-hidden />}
                label={`Remove ${file.name}`}
                onClick={() => {
                  setRemoved(new Set([...removed, file]));
                  start.current?.focus();
                }}
              />
              <SelectField
                label={`Category of ${file.name}`}
                labelHidden
                options={categories}
                value={category}
                onValueChange={(next) => change(file, { category: next })}
              />
              <TextField
                className="sm:col-span-2"
                label={`Description of ${file.name}`}
                labelHidden
                placeholder="Description (optional)"
                value={description}
                {...(characterCount(description) > photoLimits.description && {
                  error: `Use up to ${formatCount(photoLimits.description, 'character')}.`,
                })}
                onChange={({ currentTarget }) => change(file, { description: currentTarget.value })}
              />
            </div>
          </li>
        ))}
      </ul>
      {files !== null && valid.length === 0 && (
        <p className="flex items-center gap-1.5 py-3 text-text-2">
          <CircleAlert aria-hidden className="size-3.5" />
          No photos to upload.
        </p>
      )}
    </Dialog>
  );
}

/** Distinguishes files of the same name from different folders. */
const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

function disabledReason(
  count: number,
  isTooLong: boolean,
  isChecking: boolean,
): string | undefined {
  if (isChecking) return undefined;
  if (count === 0) return 'No photos to upload';
  return isTooLong ? 'Shorten the marked description' : undefined;
}

function Thumbnail({ file }: { readonly file: File }) {
  const [show] = useState(() => (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  });
  return (
    <img
      ref={show}
      alt=""
      className="size-18 shrink-0 rounded-6 border border-line bg-pressed object-cover"
    />
  );
}
