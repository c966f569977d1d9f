import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../data/api/query-client.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { renderHookWithQueries } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { useRejectionForm } from './use-rejection-form.ts';

const rule = (...fields: AutoRejection['auto_rejection_fields']): AutoRejection => ({
  google_update_behaviour: 'auto-reject-by-field',
  auto_rejection_fields: fields,
  allow_owner_manager_auto_reject: false,
});

let saved: AutoRejection;
/** The settings that another device saves right after this form's save. */
let other: AutoRejection | null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  saved = rule('title');
  other = null;
  const location = () => ({ location: { ...someLocation, ...saved } });
  queryClient.setQueryData(locationQueries.detail(someLocation.id).queryKey, location());
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(location());
    saved = JSON.parse(body as string);
    const answer = location();
    saved = other ?? saved;
    return Response.json(answer);
  });
});

const openForm = () =>
  renderHookWithQueries(() =>
    useRejectionForm(
      useQuery({ ...locationQueries.detail(someLocation.id), staleTime: Infinity }).data
        ?.location ?? someLocation,
    ),
  );

test('@LSET-1 @DET-3 if two devices read before either saves, the overwritten device says so', async () => {
  const { result, act } = await openForm();
  await act(() => result.current.chooseFields(['title', 'websiteUri']));
  other = rule('title', 'categories');
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  expect(saved).toEqual(other);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(3000);
      return result.current.overwrittenCount;
    })
    .toBe(1);
  expect(result.current.now.auto_rejection_fields).toEqual(['title', 'categories']);
});

test('@LSET-1 @DET-3 a save keeps the fields that another device has added since without an event', async () => {
  const { result, act } = await openForm();
  await act(() => result.current.chooseFields(['title', 'websiteUri']));
  saved = rule('title', 'categories');
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  expect(saved.auto_rejection_fields.toSorted()).toEqual(['categories', 'title', 'websiteUri']);
});

test('@LSET-1 a save that is not overwritten only says that it was saved', async () => {
  const { result, act } = await openForm();
  await act(() => result.current.chooseFields(['title', 'websiteUri']));
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(saved.auto_rejection_fields.toSorted()).toEqual(['title', 'websiteUri']);
  expect(result.current.overwrittenCount).toBe(0);
});
