import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import type { MediaItem } from '@placekeeper/contracts/model/media';
import { step, type NewJob } from '../../data/batch/job.ts';
import type { JobKind } from '../../data/batch/job-kinds.ts';
import { startJob } from '../../data/batch/jobs.ts';
import { JournalUnavailable } from '../../data/batch/journal.ts';
import { invalidateMedia } from '../../data/location-cache/location-cache.ts';
import { formatCount } from '../../lib/text/format.ts';
import { showToast } from '../../widgets/toast/show-toast.ts';
import { altOf, origin } from './photo-words.ts';

/** MEDIA-1: Google accepts ten edits of a profile per minute, so many deletions take longer than the user's visit. */
export const photoDeletions: JobKind = {
  endpoints: [locations.removeMedia],
  // After a lost response, the deletion is repeated; the 404 of an already deleted photo counts as success.
  lookUp: async () => 'not-done',
  outcomeOfFailure: (_, { kind }) => (kind === 'not-found' ? { state: 'done' } : null),
  onDone: ({ location }) => void (location && invalidateMedia(location.id)),
};

const jobOf = ({ id, name, store_code }: Location, photos: readonly MediaItem[]): NewJob => ({
  kind: 'media.delete',
  title: `Delete ${formatCount(photos.length, 'photo')}`,
  items: photos.map((photo) => ({
    location: { id, name, store_code: store_code ?? null },
    title: [altOf(photo), origin(photo)].join(' · '),
    steps: [step(locations.removeMedia, { params: { id, mediaId: photo.id } })],
  })),
});

export async function deletePhotos(
  location: Location,
  photos: readonly MediaItem[],
): Promise<void> {
  try {
    await startJob(jobOf(location, photos));
  } catch (error) {
    const description = error instanceof JournalUnavailable ? error.message : undefined;
    void showToast('error', 'Couldn’t delete the photos', { description });
  }
}
