import { Button } from '@placekeeper/ui/button';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { IconButton } from '@placekeeper/ui/icon-button';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useOnline } from '../../data/http/online.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { UnlessPaused } from '../../widgets/page/pause-text.tsx';
import { categoryName } from './photo-words.ts';
import {
  isDone,
  isFailed,
  isRetriable,
  isMoving,
  isSent,
  type Upload,
  type UploadQueue,
  type Uploads,
} from './upload-queue.ts';
import { useUploads } from './uploads.ts';
import { ErrorText } from '../../widgets/page/error-text.tsx';
import { showSuccess } from '../../widgets/toast/show-success.ts';

export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  const uploads = useUploads(queue);
  const { all } = uploads;
  const failed = all.filter(isFailed).length;
  const moving = all.filter(isMoving).length;
  return (
    <>
      {/* Always mounted, because screen readers announce only changes of an existing live region (WCAG 4.1.3). */}
      <VisuallyHidden role="status">
        {moving > 0 && `Uploading ${formatCount(all.length, 'photo')}`}
      </VisuallyHidden>
      <VisuallyHidden role="alert">
        {failed > 0 && `${formatCount(failed, 'photo')} failed`}
      </VisuallyHidden>
      {all.length > 0 && (
        <section
          aria-label="Photo uploads"
          className="mt-4 max-w-202 rounded-8 border border-line bg-surface print:hidden"
        >
          {(all.length > 1 || moving > 0) && <Overview queue={queue} uploads={uploads} />}
          <ul aria-label="Uploads" className="max-h-80 divide-y divide-line overflow-y-auto">
            {all
              .filter((upload) => !isDone(upload))
              .map((upload) => (
                <UploadRow key={upload.key} queue={queue} upload={upload} />
              ))}
          </ul>
        </section>
      )}
    </>
  );
}

const keysOf = (uploads: readonly Upload[]) => uploads.map(({ key }) => key);

/** `uploads` are either all failed or all unfinished. */
function removeFrom(queue: UploadQueue, uploads: readonly Upload[]): void {
  queue.remove(keysOf(uploads));
  const text = uploads.every(isFailed)
    ? `${formatCount(uploads.length, 'failed upload')} dismissed`
    : `Upload of ${formatCount(uploads.length, 'photo')} cancelled`;
  void showSuccess(text, {
    failed: 'Couldn’t add the photos again.',
    run: async () => queue.restore(uploads),
  });
}

interface OverviewProps {
  readonly queue: UploadQueue;
  readonly uploads: Uploads;
}

function Overview({ queue, uploads: { all, pausedBecause } }: OverviewProps) {
  const failed = all.filter(isFailed);
  const retriable = all.filter(isRetriable);
  const done = all.filter(isDone).length;
  const moving = all.filter(isMoving);
  const isRunning = moving.length > 0;
  const isPaused = pausedBecause !== null;
  const focus = useFocusRequest();
  const cancellable = moving.filter((upload) => !isSent(upload));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 pr-2 pl-3.5">
      <div className="min-w-0 flex-[1_1_18rem]">
        {isRunning ? (
          <ProgressBar
            label="Uploaded"
            max={all.length}
            value={done}
            valueText={`${formatNumber(done)} of ${formatCount(all.length, 'photo')}`}
          />
        ) : (
          <p className="font-550">{formatCount(failed.length, 'photo')} couldn’t be uploaded</p>
        )}
        {isRunning && (
          <p className="mt-1 text-12 text-text-2">
            <State pausedBecause={pausedBecause} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isRunning && (
          <Button
            ref={focus.target('progress')}
            size="sm"
            icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            onClick={isPaused ? queue.resume : queue.pause}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
        {retriable.length > 1 && (
          <Button
            size="sm"
            icon={<RotateCw aria-hidden />}
            onClick={() => {
              queue.retry(keysOf(retriable));
              focus.request('progress');
            }}
          >
            Retry all
          </Button>
        )}
        {cancellable.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => removeFrom(queue, cancellable)}>
            Cancel all
          </Button>
        )}
        {!isRunning && failed.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => removeFrom(queue, failed)}>
            Dismiss all
          </Button>
        )}
      </div>
    </div>
  );
}

function State({ pausedBecause }: Pick<Uploads, 'pausedBecause'>) {
  const isOnline = useOnline();
  if (pausedBecause === 'user') return 'Paused.';
  if (pausedBecause === 'failures')
    return 'Paused because several uploads failed for the same reason.';
  if (!isOnline) return 'You’re offline. Uploads continue when you’re connected.';
  return (
    <UnlessPaused running>
      Uploads continue while you use other pages. Keep this window open.
    </UnlessPaused>
  );
}

interface UploadRowProps {
  readonly queue: UploadQueue;
  readonly upload: Upload;
}

function UploadRow({ queue, upload }: UploadRowProps) {
  const { key, file, category, progress } = upload;
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-3.5">
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <span className="truncate font-550" title={file.name}>
            {file.name}
          </span>
          <span className="shrink-0 text-text-3">{categoryName(category)}</span>
        </p>
        {progress.kind === 'failed' ? (
          <ErrorText className="mt-0.5">{progress.reason}</ErrorText>
        ) : (
          <Moving upload={upload} />
        )}
      </div>
      {isRetriable(upload) && (
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => queue.retry([key])}>
          Try again
        </Button>
      )}
      <IconButton
        size="sm"
        icon={<X aria-hidden />}
        label={progress.kind === 'failed' ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
        onClick={() => removeFrom(queue, [upload])}
      />
    </li>
  );
}

function Moving({ upload: { file, progress } }: { readonly upload: Upload }) {
  if (progress.kind !== 'sending') return <p className="text-12 text-text-2">Queued</p>;
  const percent = Math.round(progress.share * 100);
  // The duration of Google's processing is unknown.
  const atWork = progress.share === 1;
  return (
    <ProgressBar
      className="mt-1 text-12"
      label={`Uploading ${file.name}`}
      labelHidden
      value={atWork ? null : percent}
      valueText={atWork ? 'Processing' : `${percent}%`}
    />
  );
}
