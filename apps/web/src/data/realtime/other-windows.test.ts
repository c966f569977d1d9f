import { UserId } from '@placekeeper/contracts/core/id';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { apiError } from '../api-error.ts';
import { runMutation } from '../run-mutation.ts';
import { hearOtherWindows } from './other-windows.ts';

function otherWindow(user: number) {
  const channel = new BroadcastChannel(`placekeeper.writes.${user}`);
  const heard = vi.fn();
  channel.addEventListener('message', heard);
  onTestFinished(() => channel.close());
  return { channel, heard };
}

test('what was written is told to the other windows of the same user, a refusal is not @RT-1', async () => {
  const onWrite = vi.fn();
  const end = hearOtherWindows(z.parse(UserId, 7), onWrite);
  onTestFinished(end);
  const same = otherWindow(7);
  const another = otherWindow(8);

  const refusal = apiError({ kind: 'conflict' }, { endpoint: 'tags.rename' });
  await expect(runMutation(() => Promise.reject(refusal), null)).rejects.toBe(refusal);
  await runMutation(() => Promise.resolve('Yes.'), null);
  await vi.waitFor(() => expect(same.heard).toHaveBeenCalled());
  expect(same.heard).toHaveBeenCalledTimes(1);
  expect(another.heard).not.toHaveBeenCalled();
  // Where it was written it is known.
  expect(onWrite).not.toHaveBeenCalled();

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  same.channel.postMessage('written');
  await vi.waitFor(() => expect(onWrite).toHaveBeenCalledTimes(1));
});
