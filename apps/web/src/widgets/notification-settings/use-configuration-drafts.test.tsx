import { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { newConfiguration } from './configuration-draft.ts';
import { useConfigurationDrafts } from './use-configuration-drafts.ts';

test('@NOTIF-2 drafts that start one after the other have different ids', async () => {
  const { result, act } = await renderHook(() => useConfigurationDrafts(null));
  await act(() => {
    result.current.start('first@example.com');
    result.current.start('second@example.com');
  });
  const [first, second] = result.current.drafts;
  expect(first?.id).not.toBe(second?.id);
});

test('@NOTIF-2 a saved draft keeps its key and is no longer a draft', async () => {
  const { result, act } = await renderHook(() => useConfigurationDrafts(null));
  let draft = newConfiguration(1, null, '');
  await act(() => {
    draft = result.current.start('first@example.com');
  });
  const saved = { ...draft, id: NotificationConfigurationId.parse(7) };
  await act(() => result.current.markSaved(draft.id, saved.id));
  expect(result.current.isDraft(draft)).toBe(false);
  expect(result.current.keyOf(saved)).toBe(draft.id);
});

test('@NOTIF-2 removed drafts are restored, and drafts that are being saved are not removed', async () => {
  const { result, act } = await renderHook(() => useConfigurationDrafts(null));
  await act(() => {
    result.current.start('first@example.com');
    result.current.start('second@example.com');
  });
  const [first, second] = result.current.drafts;
  let restore = () => {};
  await act(() => {
    restore = result.current.removeAllExcept(new Set([second?.id ?? 0]));
  });
  expect(result.current.drafts).toEqual([second]);
  await act(() => restore());
  expect(result.current.drafts).toEqual([second, first]);
});
