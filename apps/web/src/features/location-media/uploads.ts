import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { runMutation } from '../../data/api/run-mutation.ts';
import { uploadPhoto } from '../../data/media/mutations.ts';
import { useStore } from '../../lib/browser/external-store.ts';
import { to } from '../../lib/url/paths.ts';
import { dismissToast, showToast } from '../../widgets/toast/show-toast.ts';
import { photosText } from './photo-words.ts';
import { isMoving, uploadQueue, type UploadQueue } from './upload-queue.ts';

/** Module state, because uploads continue while the user visits other screens. */
const queues = new Map<LocationId, UploadQueue>();

type Place = Pick<Location, 'id' | 'name'>;

export function queueOf({ id, name }: Place): UploadQueue {
  const known = queues.get(id);
  if (known) return known;
  const queue = uploadQueue(
    (body, options) => runMutation((sent) => uploadPhoto(id, sent, options), body),
    ({ added, failed }) => {
      if (added.length > 0) void showToast('success', `${photosText(added)} uploaded`);
      if (failed.length > 0 && isElsewhere(id))
        void showToast('error', `${photosText(failed)} couldn’t be uploaded`, {
          description: `To try again, open the Media tab of ${name}.`,
        });
    },
  );
  queues.set(id, queue);
  queue.store.subscribe(askWhileUploading);
  tellOfPauses(queue, { id, name });
  return queue;
}

/** The media tab shows failed and paused uploads itself. */
const isElsewhere = (id: LocationId): boolean =>
  location.pathname !== to('location.media', { location: id });

const isPaused = ({ store }: UploadQueue): boolean => store.get().pausedBecause === 'failures';

function tellOfPause(queue: UploadQueue, { id, name }: Place): void {
  const notice = `uploads-paused ${id}`;
  if (!isPaused(queue) || !isElsewhere(id)) return void dismissToast(notice);
  return void showToast('warning', 'Photo uploads paused', {
    id: notice,
    duration: Infinity,
    description: `Several uploads to ${name} failed for the same reason.`,
    action: { label: 'Resume', onClick: queue.resume },
  });
}

function tellOfPauses(queue: UploadQueue, place: Place): void {
  let wasPaused = false;
  queue.store.subscribe(() => {
    if (isPaused(queue) === wasPaused) return;
    wasPaused = !wasPaused;
    tellOfPause(queue, place);
  });
}

/** A ref for an element of the media tab, whose own text replaces the notice while the tab is open. */
export const replacesPauseNotice = (queue: UploadQueue, place: Place) => () => {
  const tell = (): void => {
    if (isPaused(queue)) tellOfPause(queue, place);
  };
  tell();
  return tell;
};

export const useUploads = (queue: UploadQueue) => useStore(queue.store);

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While uploads run, the browser asks before the window is closed or reloaded, on every screen. */
function askWhileUploading(): void {
  const isRunning = [...queues.values()].some(({ store }) => store.get().all.some(isMoving));
  if (isRunning) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}
