import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { chooseUndoTime } from '../../../data/preferences/undo-time.ts';
import { sendHeld, undoLastDecision } from '../../../data/updates/held-decisions.ts';
import { pressSpace } from '../../../test/press-space.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { RejectAll } from './reject-all.tsx';
import { readReviewState } from '../filters/review-state.ts';
import type { Review } from '../filters/use-review-state.ts';

vi.mock('../../../widgets/toast/show-success.ts', () => ({ showSuccess: vi.fn() }));

beforeEach(() => chooseUndoTime('0'));

test.each([
  ['while the question is open', true],
  ['without a notice', false],
])('@UPD-5 updates that arrive %s are shown before they are rejected', async (_, isNoticed) => {
  let waiting = 11;
  const toHeading = vi.fn();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST') sent.push(address);
    if (method === 'POST') return new Response(null, { status: 204 });
    const meta = { current_page: 1, last_page: 1, per_page: 1, total: waiting + 1, to: 1 };
    return Response.json(
      address.includes('preview-bulk-action')
        ? { updates_count: waiting, locations_count: waiting, field_totals: { title: waiting } }
        : { google_updates: [], total_locations: waiting, meta },
    );
  });
  const review = { state: readReviewState(''), change: vi.fn() } as unknown as Review;
  await renderWithQueries(<RejectAll held={0} review={review} toHeading={toHeading} total={12} />);
  await pressSpace(page.getByRole('button', { name: 'Reject all 12…' }));
  const dialog = page.getByRole('alertdialog');
  await expect
    .element(dialog.getByText('1 update can’t be rejected and stays pending.', { exact: true }))
    .toBeVisible();
  waiting = 12;
  if (isNoticed) await queryClient.invalidateQueries();
  else await pressSpace(dialog.getByRole('button', { name: 'Reject 11 updates' }));
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'The list has changed. 1 more update can be rejected now. Check the list before you reject.',
    );
  await expect
    .element(dialog.getByText('1 update can’t be rejected and stays pending.', { exact: true }))
    .toBeVisible();
  expect(sent).toEqual([]);
  await pressSpace(dialog.getByRole('button', { name: 'Reject 12 updates' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([expect.stringMatching(/reject-bulk$/)]);
  await expect.poll(() => toHeading).toHaveBeenCalled();
});

test('@UPD-5 going back to other filters closes the question, which named the updates of the first', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ updates_count: 3, locations_count: 3, field_totals: { title: 3 } }),
  );
  const element = (search: string) => {
    const review = { state: readReviewState(search), change: vi.fn() } as unknown as Review;
    return <RejectAll held={0} review={review} toHeading={vi.fn()} total={3} />;
  };
  const screen = await renderWithQueries(element('?fields=title'));
  await pressSpace(page.getByRole('button', { name: 'Reject all 3…' }));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(/Reject matching updates\?/);
  await screen.rerender(element(''));
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.rerender(element('?fields=title'));
  await expect.element(page.getByRole('button', { name: 'Reject all 3…' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('@UPD-5 without totals, the updates themselves are counted', async () => {
  const requests: string[] = [];
  const update = (id: number, can_be_rejected: boolean) => ({
    id,
    location: { id: id % 2 ? 1 : 2, name: 'Shop' },
    field_name: id === 3 ? 'latlng' : 'title',
    update_actionability: { can_be_rejected },
  });
  const google_updates = [update(1, true), update(2, true), update(3, false)];
  const meta = { current_page: 1, last_page: 1, per_page: 1000, total: 3, to: 3 };
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(address);
    if (method === 'POST') return new Response(null, { status: 204 });
    return Response.json(
      address.includes('preview-bulk-action')
        ? { total: 3, actionable: 2 }
        : { google_updates, total_locations: 2, meta },
    );
  });
  const review = { state: readReviewState('?fields=title'), change: vi.fn() } as unknown as Review;
  await renderWithQueries(<RejectAll held={0} review={review} toHeading={vi.fn()} total={3} />);
  await pressSpace(page.getByRole('button', { name: 'Reject all 3…' }));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('2 updates at 2 locations', { exact: true })).toBeVisible();
  await expect
    .element(dialog.getByRole('list', { name: 'Updates to reject' }))
    .toHaveTextContent('Business name2');
  await pressSpace(dialog.getByRole('button', { name: 'Reject 2 updates' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(showSuccess).toHaveBeenCalledWith(
    '2 updates rejected. 1 update can’t be rejected and stays pending. Publishing your values to Google.',
  );
  const rejected = requests.findIndex((address) => address.endsWith('reject-bulk'));
  expect(requests.slice(rejected).filter((address) => address.includes('preview'))).toEqual([]);
});

/** Rejects 67 updates. The response is lost; with `isLookUpLost`, the later look-ups fail too. */
async function rejectWithLostResponse({ isLookUpLost = false } = {}) {
  let waiting = 67;
  let isLost = false;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST') {
      waiting = 0;
      isLost = isLookUpLost;
      throw new TypeError('Failed to fetch');
    }
    if (isLost) throw new TypeError('Failed to fetch');
    const meta = { current_page: 1, last_page: 1, per_page: 1, total: waiting, to: 1 };
    return Response.json(
      address.includes('preview-bulk-action')
        ? { updates_count: waiting, locations_count: waiting, field_totals: {} }
        : { google_updates: [], total_locations: waiting, meta },
    );
  });
  const review = { state: readReviewState(''), change: vi.fn() } as unknown as Review;
  await renderWithQueries(<RejectAll held={0} review={review} toHeading={vi.fn()} total={67} />);
  await pressSpace(page.getByRole('button', { name: 'Reject all 67…' }));
  await pressSpace(page.getByRole('button', { name: 'Reject 67 updates' }));
  return () => {
    isLost = false;
  };
}

test('@UPD-5 @ERR-4 updates that were rejected although the response was lost are rejected', async () => {
  await rejectWithLostResponse();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(showSuccess).toHaveBeenLastCalledWith(
    '67 updates rejected. Publishing your values to Google.',
  );
});

test('@UPD-5 @ERR-4 if the look-up is lost too, no message says that nothing was rejected', async () => {
  const reconnect = await rejectWithLostResponse({ isLookUpLost: true });
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  reconnect();
  await queryClient.invalidateQueries();
  await expect
    .element(dialog.getByText(/^The 67 updates are no longer pending\. They were just rejected/))
    .toBeVisible();
});

test('@UPD-3 @UPD-5 rejecting all updates can be undone, and the number is checked again before the request', async () => {
  chooseUndoTime('6');
  vi.mocked(showSuccess).mockClear();
  await rejectWithLostResponse();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).not.toBeInTheDocument();
  undoLastDecision();
  sendHeld();
  await pressSpace(page.getByRole('button', { name: 'Reject all 67…' }));
  await expect.element(dialog.getByText(/You can undo this for 6 seconds/)).toBeVisible();
  expect(showSuccess).not.toHaveBeenCalled();
  await pressSpace(page.getByRole('button', { name: 'Reject 67 updates' }));
  sendHeld();
  await expect
    .poll(() => showSuccess)
    .toHaveBeenLastCalledWith('67 updates rejected. Publishing your values to Google.');
});
