import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { runMutation } from '../../data/api/run-mutation.ts';
import { uploadPhoto } from '../../data/media/mutations.ts';
import { useStore } from '../../lib/browser/external-store.ts';
import { to } from '../../lib/url/paths.ts';
import { showToast } from '../../widgets/toast/show-toast.ts';
import { photosText } from './photo-words.ts';
import { isMoving, uploadQueue, type UploadQueue } from './upload-queue.ts';

/** Module state, because uploads continue while the user visits other screens. */
const queues = new Map<LocationId, UploadQueue>();

export function queueOf({ id, name }: Pick<Location, 'id' | 'name'>): UploadQueue {
  const known = queues.get(id);
  if (known) return known;
  const queue = uploadQueue(
    (body, options) => runMutation((sent) => uploadPhoto(id, sent, options), body),
    ({ added, failed }) => {
      if (added.length > 0) void showToast('success', `${photosText(added)} uploaded`);
      // The media tab shows failed uploads itself.
      if (failed.length > 0 && location.pathname !== to('location.media', { location: id }))
        void showToast('error', `${photosText(failed)} couldn’t be uploaded`, {
          description: `Open the media of ${name} to try again.`,
        });
    },
  );
  queues.set(id, queue);
  queue.store.subscribe(askWhileUploading);
  return queue;
}

export const useUploads = (queue: UploadQueue) => useStore(queue.store);

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While uploads run, the browser asks before the window is closed or reloaded, on every screen. */
function askWhileUploading(): void {
  const isRunning = [...queues.values()].some(({ store }) => store.get().all.some(isMoving));
  if (isRunning) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}
