import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../data/api/client.ts';
import { queryClient } from '../data/api/query-client.ts';
import { runMutation } from '../data/api/run-mutation.ts';
import { recoverLostResponse } from '../data/http/recover-lost-response.ts';
import { startCall, pauseFor } from '../data/http/rate-limit-gate.ts';
import { endOfHold, holdDecision } from '../data/updates/held-decisions.ts';
import { dismissToast, showToast } from '../widgets/toast/show-toast.ts';
import { watchSlowWrites } from './slow-writes.ts';

vi.mock('../widgets/toast/show-toast.ts', () => ({ showToast: vi.fn(), dismissToast: vi.fn() }));

let end: () => void;
/** The platform's answer to each request; null if it never answers. */
let answer: (method: string) => Response | null;

let now = Date.now();

beforeEach(() => {
  // The clock starts later than every request of the previous test.
  now += 1_000_000;
  vi.useFakeTimers({ now });
  vi.clearAllMocks();
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  answer = () => null;
  vi.stubGlobal('fetch', (_: string, { method = 'GET', signal }: RequestInit) => {
    const given = answer(method);
    if (given) return Promise.resolve(given);
    return new Promise((__, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  end = watchSlowWrites();
});
afterEach(async () => {
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  queryClient.clear();
});

const create = () => call(tags.create, { body: { name: 'North' } });
const tag = { id: 1, name: 'North' };

/** Starts a write and returns a mock that receives its result or error. */
function started(write: () => Promise<unknown> = create) {
  const outcome = vi.fn();
  runMutation(write, undefined).then(outcome, outcome);
  return outcome;
}

const titles = () => vi.mocked(showToast).mock.calls.map(([, title]) => title);

function pressStop() {
  const action = vi.mocked(showToast).mock.lastCall?.[2]?.action;
  expect(action).toMatchObject({ label: 'Stop waiting' });
  Object(action).onClick({ preventDefault: () => undefined });
}

test('@ERR-4 a write without a response is announced after five and twenty seconds, and can be aborted', async () => {
  const outcome = started();
  await vi.advanceTimersByTimeAsync(4900);
  expect(titles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(titles()).toEqual(['Your change is taking longer than usual']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(titles().slice(1)).toEqual(['You may have lost your connection']);
  expect(outcome).not.toHaveBeenCalled();
  pressStop();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'offline',
      message: 'Placekeeper didn’t respond in time. Your request may still have gone through.',
    }),
  );
  expect(dismissToast).toHaveBeenCalledWith('slow-write');
});

test('@ERR-4 a write that started before this code loaded is announced too', async () => {
  end();
  started();
  await vi.advanceTimersByTimeAsync(3000);
  end = watchSlowWrites();
  await vi.advanceTimersByTimeAsync(2500);
  expect(titles()).toEqual(['Your change is taking longer than usual']);
});

test('@ERR-4 the outcome of an aborted write is looked up', async () => {
  const found = vi.fn(() => call(tags.list, {}).then(() => tag));
  const outcome = started(() => recoverLostResponse<unknown>(create, found));
  await vi.advanceTimersByTimeAsync(20_500);
  pressStop();
  await vi.advanceTimersByTimeAsync(1);
  expect(titles().at(-1)).toBe('Checking whether your change went through…');
  await vi.advanceTimersByTimeAsync(20_500);
  // The look-up gets no answer either, because the connection is still lost.
  expect(titles().at(-1)).toBe('You may have lost your connection');
  pressStop();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
});

test('@ERR-4 an aborted write succeeds if the platform has carried it out', async () => {
  answer = (method) => (method === 'GET' ? Response.json({ tags: [] }) : null);
  const outcome = started(() =>
    recoverLostResponse<unknown>(create, () => call(tags.list, {}).then(() => tag)),
  );
  await vi.advanceTimersByTimeAsync(20_500);
  pressStop();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(tag);
  expect(dismissToast).toHaveBeenCalledWith('slow-write');
});

test('@ERR-4 a write of several calls is not slow while responses arrive', async () => {
  answer = () => Response.json({ tags: [] });
  started(async () => {
    for (let each = 0; each < 10; each += 1) {
      await call(tags.list, {});
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(titles()).toEqual([]);
});

test('@ERR-4 a write that waits before its request is announced too', async () => {
  const ready = Promise.withResolvers<void>();
  started(() => ready.promise.then(() => create()));
  await vi.advanceTimersByTimeAsync(5600);
  expect(titles()).toEqual(['Your change is taking longer than usual']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(titles()).toHaveLength(1);
  answer = () => Response.json({ tag });
  ready.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(dismissToast).toHaveBeenCalledWith('slow-write');
});

test('@ERR-4 a response within a write restarts the five seconds', async () => {
  answer = () => Response.json({ tags: [] });
  const never = new Promise(() => undefined);
  started(async () => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await call(tags.list, {});
    await never;
  });
  await vi.advanceTimersByTimeAsync(8900);
  expect(titles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(titles()).toEqual(['Your change is taking longer than usual']);
});

test('@ERR-4 a write that shows its progress is not slow while it sends no request', async () => {
  const done = Promise.withResolvers<void>();
  runMutation(() => done.promise, undefined, { showsProgress: true }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(titles()).toEqual([]);
  done.resolve();
});

test('@ERR-4 a write that shows its progress shows its wait there', async () => {
  const done = Promise.withResolvers<void>();
  pauseFor(20_000);
  runMutation(() => done.promise, undefined, { showsProgress: true }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(titles()).toEqual([]);
  done.resolve();
  (await startCall(Date.now()))?.end(new Response());
});

test('@ERR-4 a write that the user did not ask for is not announced', async () => {
  pauseFor(18_000, 'write');
  runMutation(create, undefined, { isUnasked: true }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual([]);
  (await startCall(Date.now(), undefined, 'write'))?.end(new Response());
});

test('@ERR-4 a request that changes nothing is not called a change', async () => {
  pauseFor(18_000);
  runMutation(() => call(tags.list, {}), undefined, { changesNothing: true }).catch(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect(titles()).toEqual(['Your request is delayed']);
  await vi.advanceTimersByTimeAsync(120_000);
  (await startCall(Date.now()))?.end(new Response());
});

test('@ERR-4 reads alone are not announced', async () => {
  call(tags.list, {}).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(titles()).toEqual([]);
});

test('@ERR-4 a write that the rate limit holds back is announced at once, until the limit ends', async () => {
  pauseFor(18_000, 'write');
  const outcome = started();
  await vi.advanceTimersByTimeAsync(100);
  expect(titles()).toEqual(['Your change is delayed']);
  answer = () => new Response('', { status: 429, headers: { 'Retry-After': '6' } });
  await vi.advanceTimersByTimeAsync(24_000);
  // The notice stays while the write is tried again.
  expect(titles()).toHaveLength(1);
  expect(dismissToast).not.toHaveBeenCalled();
  answer = () => Response.json({ tag });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(outcome).toHaveBeenCalledWith({ tag });
  expect(dismissToast).toHaveBeenCalledWith('slow-write');
});

test.each([1000, 60_000])(
  '@ERR-4 a write is not announced at once if it waits briefly or is sent anyway (pause of %i ms)',
  async (pause) => {
    pauseFor(pause, 'write');
    started();
    await vi.advanceTimersByTimeAsync(4000);
    expect(titles()).toEqual([]);
    await vi.advanceTimersByTimeAsync(120_000);
    (await startCall(Date.now(), undefined, 'write'))?.end(new Response());
  },
);

test('@ERR-4 a write that waits for the rate limit is announced as delayed', async () => {
  pauseFor(20_000);
  started();
  await vi.advanceTimersByTimeAsync(6000);
  expect(titles()).toEqual(['Your change is delayed']);
  await vi.advanceTimersByTimeAsync(120_000);
  (await startCall(Date.now()))?.end(new Response());
});

test('@ERR-4 @UPD-3 the time of a decision starts at the end of its hold', async () => {
  const id = GoogleUpdateId.parse(7);
  holdDecision({ action: 'accept', ids: [id], onUndo: () => undefined });
  const outcome = runMutation(async (update: GoogleUpdateId) => {
    await endOfHold(update);
    await call(updates.accept, { params: { id: update } });
  }, id).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(6000 + 4900);
  expect(titles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(titles()).toEqual(['Your change is taking longer than usual']);
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
});

test('@ERR-4 @UPD-3 a rate-limited decision is announced after its hold', async () => {
  const id = GoogleUpdateId.parse(8);
  holdDecision({ action: 'accept', ids: [id], onUndo: () => undefined });
  let isRefused = true;
  answer = () =>
    isRefused
      ? new Response('', { status: 429, headers: { 'Retry-After': '8' } })
      : Response.json({ location: { id: 3 } });
  const outcome = runMutation(async (update: GoogleUpdateId) => {
    await endOfHold(update);
    await call(updates.accept, { params: { id: update } });
  }, id).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(6000 + 5600);
  expect(titles()).toEqual(['Your change is delayed']);
  isRefused = false;
  await vi.advanceTimersByTimeAsync(20_000);
  await outcome;
  expect(dismissToast).toHaveBeenCalledWith('slow-write');
});
