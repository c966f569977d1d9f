import { PatchAttemptId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { prefetch } from '../../data/api/prefetch.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { renderHookWithQueries, renderWithQueries } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { useFieldNote } from './use-field-note.tsx';
import { useFieldStates } from './use-field-states.ts';

const { id } = someLocation;
const current = locationQueries.currentPatchAttempts(id);
const failed = locationQueries.failedPatchAttempts(id);
const sent = {
  id: z.parse(PatchAttemptId, 1),
  status: 'created' as const,
  fields: ['websiteUri'],
  errors: [],
  created_at: '2026-11-20T09:30:00Z',
  finished_at: null,
};
const declined = {
  fields: ['websiteUri'],
  errors: [{ reason: 'INVALID_URL', field: 'websiteUri', message: null }],
};

const none = () => Response.json({ fields: [], errors: [] });
let waiting: ((answer: Response) => void)[] = [];

/** Answers all open requests for failed attempts; waits until there is at least one. */
async function answer(body: () => Response) {
  await expect.poll(() => waiting).not.toEqual([]);
  for (const resolve of waiting) resolve(body());
  waiting = [];
}

beforeEach(() => {
  waiting = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('failed-patch-attempts')
      ? new Promise<Response>((resolve) => {
          waiting.push(resolve);
        })
      : Promise.resolve(Response.json({ patch_attempts: [sent] })),
  );
});

function Website({ location, isDirty }: { location: Location; isDirty: boolean }) {
  const note = useFieldNote(useFieldStates(location).websiteUri, 'Hint', isDirty);
  return <p>{note}</p>;
}

async function show(status = 'enabled', isDirty = false) {
  prefetch(current);
  prefetch(failed);
  await expect.poll(() => queryClient.getQueryData(current.queryKey)).toBeDefined();
  await answer(none);
  await expect.poll(() => queryClient.getQueryData(failed.queryKey)).toBeDefined();
  const website = (now: string) => (
    <Website isDirty={isDirty} location={{ ...someLocation, gbp_management_status: now }} />
  );
  const { rerender } = await renderWithQueries(website(status));
  return (now: string) => rerender(website(now));
}

/** The attempt ends: it is no longer current, and the failed attempts are read again. */
const end = () => {
  queryClient.setQueryData(current.queryKey, { patch_attempts: [] });
  void queryClient.invalidateQueries({ queryKey: failed.queryKey });
};

test('@DET-3 an edit is called published only after the declined edits were read again', async () => {
  await show();
  await expect.element(page.getByText(/^Publishing since/)).toBeVisible();
  end();
  await expect.element(page.getByText(/^Publishing since/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Published')).not.toBeInTheDocument();
  await answer(none);
  await expect.element(page.getByText('Published')).toBeVisible();
});

test.each([
  ['declined', () => Response.json(declined), /^Couldn’t publish/],
  ['unknown', () => Response.json({ message: 'Server Error' }, { status: 500 }), /^Hint/],
])('@DET-3 an edit is never called published if the answer is %s', async (_, body, words) => {
  await show();
  await expect.element(page.getByText(/^Publishing since/)).toBeVisible();
  const seen: string[] = [];
  const watching = new MutationObserver(() => seen.push(document.body.textContent));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  end();
  await expect.element(page.getByText(/^Publishing since/)).not.toBeInTheDocument();
  await answer(body);
  await expect.element(page.getByText(words)).toBeVisible();
  watching.disconnect();
  expect(seen.filter((text) => text.includes('Published'))).toEqual([]);
});

test('@DET-3 unread edits show no note, and reading them later does not call anything published', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 403 })));
  prefetch(current);
  prefetch(failed);
  const states = await renderHookWithQueries(() => useFieldStates(someLocation));
  await expect.poll(() => states.result.current.others).toEqual({ kind: 'unknown' });
  await renderWithQueries(<Website isDirty={false} location={someLocation} />);
  await expect.element(page.getByText('Hint')).toBeVisible();
  queryClient.setQueryData(current.queryKey, { patch_attempts: [] });
  queryClient.setQueryData(failed.queryKey, { fields: [], errors: [] });
  await expect.poll(() => states.result.current.others).toBeUndefined();
  await expect.element(page.getByText('Hint')).toBeVisible();
  await expect.element(page.getByText('Published')).not.toBeInTheDocument();
});

test('@DET-5 turning management off does not call an edit published', async () => {
  const change = await show();
  await expect.element(page.getByText(/^Publishing since/)).toBeVisible();
  await change('disabled');
  await expect.element(page.getByText('Hint')).toBeVisible();
  await expect.element(page.getByText('Published')).not.toBeInTheDocument();
});

test.each([
  ['enabled', /^Publishing the saved value since/],
  ['lost-authorization', 'The saved value publishes when you reconnect the Google account.'],
])('@DET-3 the state of an edited field is that of its saved value: %s', async (status, words) => {
  await show(status, true);
  await expect.element(page.getByText(words)).toBeVisible();
  end();
  await answer(none);
  await expect.element(page.getByText('Saved value published')).toBeVisible();
});
