import type { LocationId } from '@placekeeper/contracts/core/id';
import { isSingle, type MediaCategory } from '@placekeeper/contracts/rules/validate-photo';
import { runMutation } from '../../data/api/run-mutation.ts';
import { isApiError, type ApiError } from '../../data/http/api-error.ts';
import { uploadPhoto } from '../../data/media/mutations.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { formatCount } from '../../lib/text/format.ts';
import { showToast } from '../../widgets/toast/show-toast.ts';
import { checkFile } from './check-file.ts';

type Progress =
  | { readonly kind: 'waiting' }
  /** `share` is the sent fraction; at 1 the platform is processing. */
  | { readonly kind: 'sending'; readonly share: number; readonly stop: AbortController }
  /** Failed the local check and was never sent. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Upload {
  readonly key: number;
  readonly location: LocationId;
  readonly file: File;
  readonly category: MediaCategory;
  readonly progress: Progress;
}

/** More parallel uploads would share the same bandwidth. */
const atOnce = 2;

/** Uploads continue while the user visits another tab. */
const store = externalStore<readonly Upload[]>([]);
let lastKey = 0;
let added = 0;

export const useUploads = (location: LocationId): readonly Upload[] =>
  useStore(store).filter((upload) => upload.location === location);

const move = (key: number, progress: Progress): void =>
  store.set(store.get().map((upload) => (upload.key === key ? { ...upload, progress } : upload)));

const find = (key: number) => store.get().find((upload) => upload.key === key);
const forget = (key: number): void => store.set(store.get().filter((one) => one.key !== key));

/** Each file is checked separately, so that one invalid file does not block the others. */
export async function addPhotos(
  location: LocationId,
  files: readonly File[],
  category: MediaCategory,
): Promise<void> {
  const checked = await Promise.all(
    files.map(async (file, index): Promise<Upload> => {
      const surplus = isSingle(category) && index > 0;
      const reason = surplus ? onlyOne[category] : await checkFile(file, category);
      lastKey += 1;
      const progress: Progress = reason ? { kind: 'refused', reason } : { kind: 'waiting' };
      return { key: lastKey, location, file, category, progress };
    }),
  );
  store.set([...store.get(), ...checked]);
  sendNext();
}

const onlyOne: Partial<Record<MediaCategory, string>> = {
  COVER: 'A profile can have one cover photo. Select a single file.',
  PROFILE: 'A profile can have one logo. Select a single file.',
};

export function retryUpload({ key }: Upload): void {
  move(key, { kind: 'waiting' });
  sendNext();
}

/** Also removes a failed upload from the list. */
export function cancelUpload({ key }: Upload): void {
  const progress = find(key)?.progress;
  forget(key);
  if (progress?.kind === 'sending') progress.stop.abort();
}

function sendNext(): void {
  const all = store.get();
  const sending = all.filter(({ progress }) => progress.kind === 'sending').length;
  const waiting = all.filter(({ progress }) => progress.kind === 'waiting');
  for (const upload of waiting.slice(0, atOnce - sending)) void send(upload);
  if (sending === 0 && waiting.length === 0 && added > 0) {
    void showToast('success', `${formatCount(added, 'photo')} added`);
    added = 0;
  }
}

async function send({ key, location, file, category }: Upload): Promise<void> {
  const stop = new AbortController();
  const onProgress = (share: number) => move(key, { kind: 'sending', share, stop });
  onProgress(0);
  try {
    await runMutation((body) => uploadPhoto(location, body, { signal: stop.signal, onProgress }), {
      file,
      category,
    });
    forget(key);
    added += 1;
  } catch (error) {
    // A cancelled upload is already removed from the list.
    if (!stop.signal.aborted) move(key, { kind: 'failed', reason: reasonOf(error) });
  }
  sendNext();
}

const reasonOf = (error: unknown): string =>
  isApiError(error) ? sentenceOf(error) : 'Upload failed. Try again.';

function sentenceOf(error: ApiError): string {
  // ERR-4: after a lost response the photo may exist, and a retry would duplicate it.
  if (error.kind === 'offline' || error.kind === 'malformed')
    return 'The upload timed out and may have succeeded. Check the photos before you try again.';
  const told = error.kind === 'validation' ? Object.values(error.fields).flat().join(' ') : '';
  return told || error.message;
}
