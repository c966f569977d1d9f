import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LeaveGuard } from '../../widgets/form/leave-guard.tsx';
import {
  askBeforeLeaving,
  asksBeforeLeaving,
  hasUnsavedWork,
} from '../../lib/browser/unsaved-work.ts';

const guard = (names: readonly string[]) => (
  <RouterProvider
    router={createMemoryRouter([
      {
        path: '/',
        element: <LeaveGuard names={names} hasChanges={() => true} onLeave={() => undefined} />,
      },
    ])}
  />
);

test('@SESS-1 @DET-2 a page reports its unsaved changes', async () => {
  expect(hasUnsavedWork()).toBe(false);
  const { unmount } = await render(guard(['Label']));
  await expect.poll(hasUnsavedWork).toBe(true);
  await unmount();
  expect(hasUnsavedWork()).toBe(false);
});

test('@SESS-1 @BULK-1 a running job, which continues after a reload, is no unsaved change', () => {
  const leaving = new AbortController();
  askBeforeLeaving(() => true, leaving.signal);
  expect(hasUnsavedWork()).toBe(false);
  expect(asksBeforeLeaving()).toBe(true);
  leaving.abort();
  expect(asksBeforeLeaving()).toBe(false);
});
