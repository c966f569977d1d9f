import { LocationId } from '@placekeeper/contracts/core/id';
import { Toaster } from '@placekeeper/ui/toaster';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../data/api/query-client.ts';
import { startCall } from '../../data/http/rate-limit-gate.ts';
import { loadCapabilities } from '../../data/session/capabilities.ts';
import { to } from '../../lib/url/paths.ts';
import { UploadList } from './upload-list.tsx';
import { queueOf, replacesPauseNotice } from './uploads.ts';

let uploads = 0;

let firstStatus = 429;
let refusals = 1;
let isAnswering = true;

/** Answers the first uploads with `firstStatus` and each later upload with 201. */
class Platform extends XMLHttpRequest {
  override send(): void {
    uploads += 1;
    if (!isAnswering) return;
    const status = uploads <= refusals ? firstStatus : 201;
    Object.defineProperty(this, 'status', { value: status });
    Object.defineProperty(this, 'responseText', { value: JSON.stringify({ media: { id: 1 } }) });
    this.getResponseHeader = () => (status === 429 ? '20' : null);
    this.dispatchEvent(new ProgressEvent('load'));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

beforeEach(async () => {
  uploads = 0;
  refusals = 1;
  isAnswering = true;
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('XMLHttpRequest', Platform);
  vi.stubGlobal('fetch', async () => Response.json({ capabilities: ['media.upload'] }));
  await loadCapabilities();
});
afterEach(() => {
  queryClient.clear();
});

test('@MEDIA-1 @ERR-4 a refused upload shows the wait, and continues automatically', async () => {
  const queue = queueOf({ id: LocationId.parse(3), name: 'Harbour Books' });
  await render(<UploadList queue={queue} />);
  queue.add([{ file: new File([], 'front.png'), category: 'EXTERIOR' }]);
  await expect
    .element(page.getByText(/^Too many requests\. Placekeeper continues in \d\d seconds\.$/))
    .toBeVisible();
  await expect.element(page.getByText('Queued')).toBeVisible();
  (await startCall(Date.now(), undefined, 'write'))?.end(new Response());
  await expect.element(page.getByRole('region', { name: 'Photo uploads' })).not.toBeInTheDocument();
  expect(uploads).toBe(2);
});

test.each([
  [403, 0],
  [500, 1],
])(
  '@MEDIA-1 @ERR-4 a failed upload can be retried unless it was forbidden (%i)',
  async (status, buttons) => {
    firstStatus = status;
    const queue = queueOf({ id: LocationId.parse(status), name: 'Harbour Books' });
    await render(<UploadList queue={queue} />);
    queue.add([{ file: new File([], 'front.png'), category: 'EXTERIOR' }]);
    await expect.element(page.getByRole('button', { name: 'Dismiss front.png' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(buttons);
  },
);

const fourPhotos = Array.from({ length: 4 }, (_, index) => ({
  file: new File([], `${index}.png`),
  category: 'EXTERIOR' as const,
}));

test('@MEDIA-1 uploads that were all cancelled can be added again', async () => {
  refusals = 0;
  await render(<Toaster />);
  const queue = queueOf({ id: LocationId.parse(8), name: 'Harbour Books' });
  await render(<UploadList queue={queue} />);
  queue.pause();
  queue.add(fourPhotos);
  await page.getByRole('button', { name: 'Cancel all' }).click();
  const list = page.getByRole('region', { name: 'Photo uploads' });
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByText('Upload of 4 photos cancelled')).toBeVisible();
  expect(uploads).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('4 photos uploaded')).toBeVisible();
  expect(uploads).toBe(4);
});

async function focused(button: Locator): Promise<HTMLElement> {
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (!(element instanceof HTMLElement)) throw new Error('A button is an HTML element.');
  element.focus();
  return element;
}

/** Toasts of earlier tests can still be open. */
const undo = (text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Undo' })
    .click();

test.each([
  ['Dismiss all', '4 failed uploads dismissed', 4],
  ['Dismiss 0.png', '1 failed upload dismissed', 4],
])('@MEDIA-1 %s can be undone, and keeps the photos', async (button, text, failed) => {
  firstStatus = 422;
  refusals = 4;
  await render(<Toaster />);
  const queue = queueOf({ id: LocationId.parse(100 + button.length), name: 'Harbour Books' });
  await render(<UploadList queue={queue} />);
  queue.add(fourPhotos);
  const list = page.getByRole('region', { name: 'Photo uploads' });
  await list.getByRole('button', { name: 'Resume' }).click();
  await expect.element(list.getByText('4 photos couldn’t be uploaded')).toBeVisible();
  await page.getByRole('button', { name: button }).click();
  await undo(text);
  await expect.element(list.getByText('4 photos couldn’t be uploaded')).toBeVisible();
  expect(queue.store.get().all.map(({ file }) => file.name)).toEqual(
    fourPhotos.map(({ file }) => file.name),
  );
  expect(uploads).toBe(failed);
  queue.remove(queue.store.get().all.map(({ key }) => key));
});

test('@MEDIA-1 a cancelled upload can be added again', async () => {
  refusals = 0;
  await render(<Toaster />);
  const queue = queueOf({ id: LocationId.parse(9), name: 'Harbour Books' });
  await render(<UploadList queue={queue} />);
  queue.pause();
  queue.add(fourPhotos.slice(0, 1));
  await page.getByRole('button', { name: 'Cancel 0.png' }).click();
  await undo('Upload of 1 photo cancelled');
  await expect.poll(() => uploads).toBe(1);
});

test('@MEDIA-1 @SHELL-16 the button that replaces a pressed button has the focus', async () => {
  firstStatus = 500;
  refusals = 2;
  const place = { id: LocationId.parse(11), name: 'Harbour Books' };
  const elsewhere = location.href;
  onTestFinished(() => history.replaceState(null, '', elsewhere));
  // On the tab of the photos, a pause shows no toast.
  history.replaceState(null, '', to('location.media', { location: place.id }));
  const queue = queueOf(place);
  await render(<UploadList queue={queue} />);
  queue.add(fourPhotos);
  const list = page.getByRole('region', { name: 'Photo uploads' });
  const button = (name: string) => list.getByRole('button', { name, exact: true });
  await expect.element(button('Retry all')).toBeVisible();
  isAnswering = false;
  (await focused(button('Resume'))).click();
  await expect.element(button('Pause')).toHaveFocus();
  (await focused(button('Pause'))).click();
  await expect.element(button('Resume')).toHaveFocus();
  (await focused(button('Retry all'))).click();
  await expect.element(button('Resume')).toHaveFocus();
  queue.remove(queue.store.get().all.map(({ key }) => key));
});

test('@MEDIA-1 uploads that pause while the user is elsewhere say so until they are resumed', async () => {
  firstStatus = 500;
  refusals = 2;
  await render(<Toaster />);
  const queue = queueOf({ id: LocationId.parse(7), name: 'Harbour Books' });
  queue.add(fourPhotos);
  const notice = page.getByText('Photo uploads paused');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText(/Several uploads to Harbour Books failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(uploads).toBe(4);
});

test('@MEDIA-1 paused uploads say so when the user leaves their tab, and no longer when the user returns', async () => {
  firstStatus = 500;
  refusals = 2;
  const place = { id: LocationId.parse(8), name: 'Quay Books' };
  const elsewhere = location.href;
  onTestFinished(() => history.replaceState(null, '', elsewhere));
  const Tab = () => (
    <div ref={replacesPauseNotice(queueOf(place), place)}>
      <UploadList queue={queueOf(place)} />
    </div>
  );
  const shown = (isOnTab: boolean) => (
    <>
      <Toaster />
      {isOnTab && <Tab />}
    </>
  );
  const notice = page.getByText('Photo uploads paused');

  history.replaceState(null, '', to('location.media', { location: place.id }));
  const { rerender } = await render(shown(true));
  queueOf(place).add(fourPhotos);
  await expect.element(page.getByText(/^Paused because several uploads failed/)).toBeVisible();
  expect(notice.query()).toBeNull();

  history.replaceState(null, '', elsewhere);
  await rerender(shown(false));
  await expect.element(notice).toBeVisible();

  history.replaceState(null, '', to('location.media', { location: place.id }));
  await rerender(shown(true));
  await expect.element(notice).not.toBeInTheDocument();
  queueOf(place).remove(
    queueOf(place)
      .store.get()
      .all.map(({ key }) => key),
  );
});
