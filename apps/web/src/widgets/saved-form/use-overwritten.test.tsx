import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { acceptedCount } from '../../data/updates/accepted-count.ts';
import { useOverwritten } from './use-overwritten.ts';

const value = (description: string) => ({ description });

async function afterSave() {
  const { result, act, rerender } = await renderHook(
    (saved?: ReturnType<typeof value>) =>
      useOverwritten<ReturnType<typeof value>, 'description'>(saved ?? value('Mine')),
    { initialProps: value('Mine') },
  );
  await act(() => result.current.remember({ values: value('Mine'), fields: ['description'] }));
  return { result, act, rerender };
}

test('@NOTIF-2 @DET-3 says that another user replaced a saved value', async () => {
  const { result, rerender } = await afterSave();
  await rerender(value('Theirs'));
  expect(result.current.fields).toEqual(['description']);
});

test('@UPD-3 @DET-3 a value that the user accepted from Google replaces theirs without a notice', async () => {
  const { result, act, rerender } = await afterSave();
  await act(() => acceptedCount.set(acceptedCount.get() + 1));
  await rerender(value('Google’s'));
  expect(result.current.fields).toEqual([]);
  await rerender(value('Theirs'));
  expect(result.current.fields).toEqual([]);
});
