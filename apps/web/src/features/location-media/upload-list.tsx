import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useBeforeUnload } from 'react-router';
import { formatCount } from '../../lib/text/format.ts';
import { categoryName } from './photo-words.ts';
import { cancelUpload, retryUpload, type Upload } from './uploads.ts';

/** Running uploads, and failed ones with their error. */
export function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
  const stopped = uploads.filter(({ progress }) => reasonOf(progress) !== null);
  const moving = uploads.length - stopped.length;
  return (
    <>
      {/* Always mounted, so that screen readers announce its content (WCAG 4.1.3). */}
      <VisuallyHidden role="status">
        {moving > 0 && `Uploading ${formatCount(moving, 'photo')}`}
      </VisuallyHidden>
      <VisuallyHidden role="alert">
        {stopped.length > 0 && `${formatCount(stopped.length, 'photo')} failed`}
      </VisuallyHidden>
      {moving > 0 && <AskBeforeUnload />}
      {uploads.length > 0 && (
        <ul
          aria-label="Uploads"
          className="mt-4 max-w-202 divide-y divide-line rounded-8 border border-line bg-surface"
        >
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </>
  );
}

const reasonOf = (progress: Upload['progress']): string | null =>
  progress.kind === 'refused' || progress.kind === 'failed' ? progress.reason : null;

function UploadRow({ upload }: { readonly upload: Upload }) {
  const { file, category, progress } = upload;
  const reason = reasonOf(progress);
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-3.5">
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <span className="truncate font-550" title={file.name}>
            {file.name}
          </span>
          <span className="shrink-0 text-text-3">{categoryName(category)}</span>
        </p>
        {reason === null ? (
          <Moving upload={upload} />
        ) : (
          <p className="mt-0.5 flex gap-1.5 text-12 text-removed">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {reason}
          </p>
        )}
      </div>
      {progress.kind === 'failed' && (
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => retryUpload(upload)}>
          Try again
        </Button>
      )}
      <IconButton
        size="sm"
        icon={<X aria-hidden />}
        label={reason === null ? `Cancel ${file.name}` : `Dismiss ${file.name}`}
        onClick={() => cancelUpload(upload)}
      />
    </li>
  );
}

function Moving({ upload: { file, progress } }: { readonly upload: Upload }) {
  const share = progress.kind === 'sending' ? progress.share : 0;
  const percent = Math.round(share * 100);
  // Everything is sent; Google's processing time is unknown.
  const atWork = share === 1;
  return (
    <ProgressBar
      className="mt-1 text-12"
      label={`Uploading ${file.name}`}
      labelHidden
      value={atWork ? null : percent}
      valueText={wordsOf(progress.kind, atWork, percent)}
    />
  );
}

function wordsOf(kind: Upload['progress']['kind'], atWork: boolean, percent: number): string {
  if (kind === 'waiting') return 'Queued';
  return atWork ? 'Processing' : `${percent}%`;
}

/** While mounted, the browser asks before the page is closed or reloaded. */
function AskBeforeUnload() {
  useBeforeUnload((event) => event.preventDefault());
  return null;
}
