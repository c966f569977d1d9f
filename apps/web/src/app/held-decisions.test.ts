import { GoogleUpdateId, LocationId, UserId } from '@placekeeper/contracts/core/id';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../data/http/api-error.ts';
import { queryClient } from '../data/api/query-client.ts';
import { reviewedQuery } from '../data/portfolio/reviewed-locations.ts';
import { updateQueries } from '../data/updates/queries.ts';
import type { ReviewPage } from '../data/updates/review-page.ts';
import { decisionKey } from '../data/updates/pending-decisions.ts';
import { chooseUndoTime } from '../data/preferences/undo-time.ts';
import {
  holdDecision,
  rememberDecided,
  sendHeld,
  undoLastDecision,
} from '../data/updates/held-decisions.ts';
import { wireUpdate } from '../test/wire-update.ts';
import { dismissToast, showToast } from '../widgets/toast/show-toast.ts';
import { watchHeldDecisions } from './held-decisions.ts';

vi.mock('../widgets/toast/show-toast.ts', () => ({ showToast: vi.fn(), dismissToast: vi.fn() }));

const decide = (id: number, action: UpdateAction = 'accept', count = 1) =>
  holdDecision({
    action,
    ids: Array.from({ length: count }, (_, at) => GoogleUpdateId.parse(id + at)),
    onUndo: vi.fn(),
  });
const toasts = () => vi.mocked(showToast).mock.calls.map(([, title]) => title);

let end: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('addEventListener', vi.fn());
  chooseUndoTime('6');
});
afterEach(() => {
  end?.();
  sendHeld();
});

test('@UPD-3 a decision can be undone while it is held', () => {
  end = watchHeldDecisions(UserId.parse(1));
  expect(toasts()).toEqual([]);
  decide(1);
  expect(toasts()).toEqual(['Update accepted']);
  expect(vi.mocked(showToast).mock.lastCall?.[2]).toMatchObject({ action: { label: 'Undo' } });
});

test('@UPD-3 the toast says what is not sent yet, and that a dismissed update can’t be reopened', () => {
  end = watchHeldDecisions(UserId.parse(1));
  const told = () => {
    const [, title, options] = vi.mocked(showToast).mock.lastCall ?? [];
    return [title, options?.description];
  };
  decide(1, 'reject');
  expect(told()).toEqual(['Update rejected', 'Waiting to be sent.']);
  decide(2, 'dismiss');
  expect(told()).toEqual([
    'Update dismissed',
    '2 updates waiting to be sent. You can’t undo a dismissal after it’s sent.',
  ]);
  decide(3, 'dismiss', 2);
  expect(told()).toEqual([
    '2 updates dismissed',
    '4 updates waiting to be sent. You can’t undo a dismissal after it’s sent.',
  ]);
  undoLastDecision();
  expect(told()[0]).toBe('Update dismissed');
  undoLastDecision();
  expect(told()).toEqual(['Update rejected', 'Waiting to be sent.']);
  undoLastDecision();
  expect(dismissToast).toHaveBeenCalled();
});

test('@UPD-3 an undo keeps the toast open while other decisions are held', () => {
  end = watchHeldDecisions(UserId.parse(1));
  decide(1);
  decide(2);
  // The toaster closes a toast whose button was pressed, unless the event's default is prevented.
  const preventDefault = vi.fn();
  Object(vi.mocked(showToast).mock.lastCall?.[2]?.action).onClick({ preventDefault });
  expect(preventDefault).toHaveBeenCalled();
  expect(dismissToast).not.toHaveBeenCalled();
  expect(vi.mocked(showToast).mock.lastCall?.[2]?.description).toBe('Waiting to be sent.');
});

test('@UPD-3 a decision that was held before this code loaded can be undone', () => {
  decide(1);
  end = watchHeldDecisions(UserId.parse(1));
  expect(toasts()).toEqual(['Update accepted']);
});

const fail = async (id: GoogleUpdateId, error: Error) => {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: [...decisionKey, 'reject'],
    mutationFn: () => Promise.reject(error),
  });
  await mutation.execute(id).catch(() => undefined);
};

test.each(['conflict', 'not-found', 'server', 'forbidden', 'session-expired'] as const)(
  '@UPD-3 @ERR-4 a decision that failed after the user left the list is reported (%s)',
  async (kind) => {
    end = watchHeldDecisions(UserId.parse(1));
    const failure = kind === 'server' ? { kind, status: 500 } : { kind };
    await fail(GoogleUpdateId.parse(9), apiError(failure, { message: 'It was discarded.' }));
    const title =
      kind === 'conflict' || kind === 'not-found'
        ? 'Update not rejected'
        : 'Couldn’t reject update';
    expect(toasts()).toEqual(kind === 'session-expired' ? [] : [title]);
  },
);

test('@LOC-6 the location of a failed decision is listed as to review again', async () => {
  end = watchHeldDecisions(UserId.parse(1));
  const { queryKey } = reviewedQuery;
  queryClient.setQueryData(queryKey, new Set([LocationId.parse(3)]));
  await fail(GoogleUpdateId.parse(2), apiError({ kind: 'server', status: 500 }));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('@UPD-3 a list that shows the update tells of the failed decision itself', async () => {
  end = watchHeldDecisions(UserId.parse(1));
  const id = GoogleUpdateId.parse(9);
  const { queryKey } = updateQueries.review({ active: true });
  const items = [{ id }];
  queryClient.setQueryData(queryKey, { items, gone: [], movedUp: [] } as unknown as ReviewPage);
  const watching = new QueryObserver(queryClient, { queryKey, staleTime: Infinity });
  const leave = watching.subscribe(() => undefined);
  await fail(id, apiError({ kind: 'server', status: 500 }));
  expect(toasts()).toEqual([]);
  // Without the subscription, the screen is about to lose its list.
  await fail(id, apiError({ kind: 'forbidden' }));
  expect(toasts()).toEqual(['Couldn’t reject update']);
  leave();
  await fail(id, apiError({ kind: 'server', status: 500 }));
  expect(toasts()).toEqual(['Couldn’t reject update', 'Couldn’t reject update']);
});

test('@ERR-4 the report of a failed decision names the location of a chain by its store code', async () => {
  end = watchHeldDecisions(UserId.parse(1));
  const update = wireUpdate(9);
  const location = { ...update.location, store_code: 'HSD-9' };
  rememberDecided([GoogleUpdate.parse({ ...update, location })]);
  await fail(GoogleUpdateId.parse(9), apiError({ kind: 'conflict' }, { message: 'Too late.' }));
  expect(vi.mocked(showToast).mock.lastCall?.[2]?.description).toBe('Shop (HSD-9): Too late.');
});

test.each([
  ['forbidden', 'Couldn’t reject 3 updates'],
  ['conflict', '3 updates not rejected'],
] as const)(
  '@UPD-3 @ERR-4 decisions that fail for the same reason share a toast: %s',
  async (kind, title) => {
    end = watchHeldDecisions(UserId.parse(1));
    const error = apiError({ kind }, { message: 'Not now.' });
    for (const id of [1, 2, 3]) await fail(GoogleUpdateId.parse(id), error);
    expect(toasts().at(-1)).toBe(title);
    const options = vi.mocked(showToast).mock.calls.map(([, , given]) => given);
    expect(new Set(options.map((given) => given?.id)).size).toBe(1);
    expect(options.at(-1)?.description).toBe('Not now.');
    Object(options.at(-1)).onAutoClose();
    await fail(GoogleUpdateId.parse(4), error);
    expect(toasts().at(-1)).not.toMatch(/\d/);
  },
);
