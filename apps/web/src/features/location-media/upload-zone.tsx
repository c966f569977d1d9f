import { photoLimits } from '@placekeeper/contracts/rules/limits';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { cn } from '@placekeeper/ui/lib/cn';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { Images, Upload as UploadIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useOffersUpload } from '../../data/media/mutations.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import type { UploadQueue } from './upload-queue.ts';

const UploadDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./upload-dialog.tsx'))).UploadDialog,
}));

interface UploadZoneProps {
  readonly queue: UploadQueue;
  /** The reason why uploads are disabled; undefined if they aren't. */
  readonly fixed: string | undefined;
  /** Appears at the start of the toolbar; the upload button is at its end. */
  readonly filter: ReactNode;
  /** What to say if there are no photos; the upload button is then below it. */
  readonly empty: string | false;
  readonly children: ReactNode;
}

/** Accepts photos from a file dialog or dropped anywhere on the tab. */
export function UploadZone({ queue, fixed, filter, empty, children }: UploadZoneProps) {
  const [chosen, setChosen] = useState<{ readonly files: readonly CheckedFile[] | null } | null>(
    null,
  );
  const offersUpload = useOffersUpload();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const checking = { files: null };
    setChosen(checking);
    const checked = await Promise.all(
      files.map(async (file) => ({ file, problem: await checkFile(file, 'ADDITIONAL') })),
    );
    setChosen((now) => (now === checking ? { files: checked } : now));
  };
  const accepts = (event: DragEvent) =>
    offersUpload && fixed === undefined && event.dataTransfer.types.includes('Files');

  const upload = offersUpload && (
    <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', empty && 'flex-col-reverse')}>
      {fixed === undefined && (
        <p className="text-12 text-text-3">
          {`JPEG or PNG, up to ${photoLimits.maximumBytes / 1024 ** 2} MB.`}{' '}
          {!empty && <span className="pointer-coarse:hidden">Or drop photos anywhere.</span>}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photos"
        accept={photoLimits.types.join(',')}
        multiple
        onChange={({ currentTarget }) => {
          void choose([...(currentTarget.files ?? [])]);
          // Choosing the same file again fires no change event unless the value is reset.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="primary"
        icon={<UploadIcon aria-hidden />}
        disabledReason={fixed}
        onClick={() => input.current?.click()}
      >
        Upload photos
      </Button>
    </div>
  );

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
        void choose([...event.dataTransfer.files]);
      }}
    >
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        {filter}
        {!empty && upload}
      </div>
      {empty && (
        <div className="mt-5 rounded-8 border border-dashed border-line-control bg-surface">
          <EmptyState variant="first-use" icon={<Images />} action={upload}>
            {empty}
          </EmptyState>
        </div>
      )}
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 z-10 grid place-items-start justify-items-center rounded-8 border-2 border-dashed border-accent bg-accent-soft/85 pt-24">
          <p className="text-14 font-600 text-accent-text">Drop photos to upload</p>
        </div>
      )}
      {chosen && (
        <Suspense>
          <UploadDialog
            files={chosen.files}
            onClose={() => setChosen(null)}
            onUpload={(photos) => {
              setChosen(null);
              queue.add(photos);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
