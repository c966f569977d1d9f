import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { chooseUndoTime } from '../preferences/undo-time.ts';
import {
  countHeld,
  endOfHold,
  heldDecisions,
  holdDecision,
  holdRejection,
  isHeld,
  sendHeld,
  undoLastDecision,
  withdraw,
} from './held-decisions.ts';

const [one, two, three] = [1, 2, 3].map((id) => GoogleUpdateId.parse(id)) as [
  GoogleUpdateId,
  GoogleUpdateId,
  GoogleUpdateId,
];

beforeEach(() => {
  vi.useFakeTimers();
  chooseUndoTime('6');
});
afterEach(() => {
  sendHeld();
});

/** Holds updates, and returns how each hold ended; null while the hold lasts. */
function hold(ids: readonly GoogleUpdateId[], onUndo = vi.fn()) {
  holdDecision({ action: 'accept', ids, onUndo });
  const ended = ids.map(() => vi.fn());
  ids.forEach((id, at) => void endOfHold(id).then(ended[at]));
  return () => ended.map((end) => end.mock.calls[0]?.[0] ?? null);
}

test('@UPD-3 a decision is sent at the end of its undo time, and not before', async () => {
  const ends = hold([one]);
  await vi.advanceTimersByTimeAsync(5999);
  expect(ends()).toEqual([null]);
  expect(isHeld(one)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends()).toEqual(['send']);
  expect(heldDecisions.get()).toEqual([]);
});

test('@UPD-3 undo reverts the last press with all its updates, and then the press before', async () => {
  const onUndo = vi.fn();
  const first = hold([one], onUndo);
  const second = hold([two, three], onUndo);
  undoLastDecision();
  expect(onUndo).toHaveBeenLastCalledWith([two, three]);
  undoLastDecision();
  expect(onUndo).toHaveBeenLastCalledWith([one]);
  await vi.advanceTimersByTimeAsync(0);
  expect([...first(), ...second()]).toEqual(['undone', 'undone', 'undone']);
  undoLastDecision();
  expect(onUndo).toHaveBeenCalledTimes(2);
});

test('@UPD-3 a decision cannot be undone after it was sent, even if the end of the page sent it', async () => {
  const ends = hold([one, two]);
  sendHeld('leaving');
  undoLastDecision();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends()).toEqual(['leaving', 'leaving']);
});

test('@UPD-3 an update that was undone and resolved again has the whole undo time', async () => {
  hold([one]);
  await vi.advanceTimersByTimeAsync(4000);
  undoLastDecision();
  const again = hold([one]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(again()).toEqual([null]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(again()).toEqual(['send']);
});

test('@UPD-3 @UPD-10 an update that was resolved elsewhere is not sent, but the others are', async () => {
  const ends = hold([one, two]);
  expect(withdraw([two, three])).toEqual([{ action: 'accept', ids: [two] }]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(ends()).toEqual(['send', 'undone']);
  expect(withdraw([one])).toEqual([]);
});

test('@UPD-3 @UPD-10 a decision of another press is not withdrawn', () => {
  hold([one]);
  hold([two]);
  expect(withdraw([two])).toEqual([{ action: 'accept', ids: [two] }]);
  expect([isHeld(one), isHeld(two)]).toEqual([true, false]);
});

test('@UPD-3 without an undo time, a decision is sent at once', async () => {
  chooseUndoTime('0');
  const ends = hold([one]);
  await vi.advanceTimersByTimeAsync(0);
  expect(ends()).toEqual(['send']);
  const rejected = holdRejection({ count: 67, filters: {} }, () => undefined);
  expect(heldDecisions.get()).toEqual([]);
  await expect(rejected).resolves.toBe('send');
});

test('@UPD-5 all matching updates are held, counted, and undone or sent together', async () => {
  const onUndo = vi.fn();
  const undone = holdRejection({ count: 67, filters: {} }, onUndo);
  expect(heldDecisions.get()).toMatchObject([{ action: 'reject' }]);
  hold([one]);
  expect(countHeld(heldDecisions.get())).toBe(68);
  undoLastDecision();
  undoLastDecision();
  await expect(undone).resolves.toBe('undone');
  expect(onUndo).toHaveBeenCalledOnce();
  const sent = holdRejection({ count: 67, filters: {} }, onUndo);
  await vi.advanceTimersByTimeAsync(6000);
  await expect(sent).resolves.toBe('send');
  const leaving = holdRejection({ count: 67, filters: {} }, onUndo);
  sendHeld('leaving');
  await expect(leaving).resolves.toBe('leaving');
  expect(heldDecisions.get()).toEqual([]);
});
