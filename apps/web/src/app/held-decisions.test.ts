import { GoogleUpdateId, UserId } from '@placekeeper/contracts/core/id';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../data/http/api-error.ts';
import { queryClient } from '../data/api/query-client.ts';
import { decisionKey } from '../data/updates/sending-decisions.ts';
import { chooseUndoTime } from '../data/preferences/undo-time.ts';
import { holdDecision, sendHeld, undoLastDecision } from '../data/updates/held-decisions.ts';
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  expect(told()).toEqual(['Update rejected', 'Not sent yet.']);
  decide(2, 'dismiss');
  expect(told()).toEqual([
    'Update dismissed',
    'Not sent yet, like 1 earlier one. Can’t be reopened once sent.',
  ]);
  decide(3, 'dismiss', 2);
  expect(told()).toEqual([
    '2 updates dismissed',
    'Not sent yet, like 2 earlier ones. Can’t be reopened once sent.',
  ]);
  undoLastDecision();
  expect(told()[0]).toBe('Update dismissed');
  undoLastDecision();
  expect(told()).toEqual(['Update rejected', 'Not sent yet.']);
  undoLastDecision();
  expect(dismissToast).toHaveBeenCalled();
});

test('@UPD-3 a decision that was held before this code loaded can be undone', () => {
  decide(1);
  end = watchHeldDecisions(UserId.parse(1));
  expect(toasts()).toEqual(['Update accepted']);
});

test.each(['conflict', 'not-found', 'offline'] as const)(
  '@UPD-3 @ERR-4 a decision about an update that no longer exists is reported (%s)',
  async (kind) => {
    end = watchHeldDecisions(UserId.parse(1));
    const id = GoogleUpdateId.parse(9);
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: [...decisionKey, 'reject'],
      mutationFn: () => Promise.reject(apiError({ kind }, { message: 'It was discarded.' })),
    });
    await mutation.execute(id).catch(() => undefined);
    expect(toasts()).toEqual(kind === 'offline' ? [] : ['Update not rejected']);
  },
);
