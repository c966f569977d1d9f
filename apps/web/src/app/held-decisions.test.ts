import { GoogleUpdateId, UserId } from '@placekeeper/contracts/core/id';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../data/http/api-error.ts';
import { queryClient } from '../data/api/query-client.ts';
import { decisionKey } from '../data/updates/sending-decisions.ts';
import { chooseUndoTime } from '../data/preferences/undo-time.ts';
import { holdDecision, sendHeld } from '../data/updates/held-decisions.ts';
import { showToast } from '../widgets/toast/show-toast.ts';
import { watchHeldDecisions } from './held-decisions.ts';

vi.mock('../widgets/toast/show-toast.ts', () => ({ showToast: vi.fn(), dismissToast: vi.fn() }));

const decide = (id: number) =>
  holdDecision({ action: 'accept', ids: [GoogleUpdateId.parse(id)], onUndo: vi.fn() });
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
