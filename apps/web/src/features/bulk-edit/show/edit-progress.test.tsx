import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startCall, pauseFor } from '../../../data/http/rate-limit-gate.ts';
import { runningEdit } from '../../../test/running-edit.ts';
import '../../../app.css';
import { EditProgress } from './edit-progress.tsx';

const edit: BulkEdit = { ...runningEdit, fields: ['label'] };

test('@BULK-2 an undo counts the restored locations', async () => {
  const undoing = { ...edit, status: 'undoing', complete: 77 } as const;
  const screen = await render(
    <EditProgress edit={{ ...undoing, item_totals: { undoing: 43, cancelled: 77 } }} />,
  );
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 43');
  await expect.element(page.getByRole('status')).toHaveTextContent('Less than 25% done');
  const totals = { undoing: 20, undone: 22, conflict: 1, cancelled: 77 };
  await screen.rerender(<EditProgress edit={{ ...undoing, complete: 100, item_totals: totals }} />);
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '23 of 43');
  await expect.element(page.getByRole('status')).toHaveTextContent('At least 50% done');
});

test('@BULK-1 progress is announced in steps while running, and exactly when paused', async () => {
  const screen = await render(<EditProgress edit={{ ...edit, complete: 23 }} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Less than 25% done');
  await screen.rerender(<EditProgress edit={{ ...edit, status: 'paused', complete: 23 }} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Paused, 23 of 120 done.');
  await expect.element(page.getByText(/when you paused/)).not.toBeInTheDocument();
  const totals = { saving: 4, completed: 23, pending: 93 };
  await screen.rerender(
    <EditProgress edit={{ ...edit, status: 'paused', complete: 23, item_totals: totals }} />,
  );
  const note = page.getByText(/4 locations were already being saved when you paused\./);
  await expect.element(note.first()).toBeVisible();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/being saved when you paused\./);
  await expect
    .element(page.getByText(/Continues when you log in again\.$/))
    .not.toBeInTheDocument();
  await screen.rerender(
    <EditProgress edit={{ ...edit, status: 'paused', complete: 23, waits_for_log_in: true }} />,
  );
  await expect.element(page.getByText('Continues when you log in again.').first()).toBeVisible();
});

test('@BULK-1 a stopped edit names the locations that are still being saved, and no share', async () => {
  const stopped = { status: 'stopping', complete: 116 } as const;
  const screen = await render(
    <EditProgress edit={{ ...edit, ...stopped, item_totals: { saving: 4, cancelled: 116 } }} />,
  );
  const note = page.getByText(
    /^4 locations are still being saved\. No other locations will be changed\./,
  );
  await expect.element(note.first()).toBeVisible();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^Stopping\. 4 locations are still being saved\./);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await screen.rerender(
    <EditProgress edit={{ ...edit, ...stopped, item_totals: { saving: 1, cancelled: 119 } }} />,
  );
  await expect.element(page.getByText(/1 location is still being saved\./).first()).toBeVisible();
});

test('@BULK-1 @ERR-4 an edit that the rate limit delays shows how long', async () => {
  pauseFor(20_000);
  const screen = await render(<EditProgress edit={{ ...edit, remaining_seconds: 90 }} />);
  const wait = page.getByText(/^Too many requests\. Placekeeper continues in \d\d seconds\.$/);
  await expect.element(wait).toBeVisible();
  await expect.element(page.getByText('About 2 minutes left')).not.toBeInTheDocument();
  await screen.rerender(
    <EditProgress edit={{ ...edit, remaining_seconds: null, status: 'paused' }} />,
  );
  await expect.element(wait).not.toBeInTheDocument();
  (await startCall(Date.now()))?.end(new Response());
});

test('@BULK-2 a finished edit does not claim that Google has published it', async () => {
  const over = {
    ...edit,
    status: 'completed',
    finished_at: new Date().toISOString(),
    total: 37,
    item_totals: { completed: 37 },
  } as const;
  const note = page.getByText(/^Google may still be publishing/);
  const screen = await render(<EditProgress edit={{ ...over, is_published: true }} />);
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText('Saved at all 37 locations', { exact: true })).toBeVisible();
  const partly = { ...over, is_published: true, item_totals: { completed: 19, failed: 18 } };
  await screen.rerender(<EditProgress edit={partly} />);
  await expect
    .element(page.getByText('Saved at 19 of 37 locations', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/^18 failed\. Google may still/)).toBeVisible();
  await screen.rerender(<EditProgress edit={over} />);
  await expect.element(page.getByText(/Google may still/)).not.toBeInTheDocument();
});

test.each([1280, 390])(
  '@BULK-2 at %i px, the end of an edit does not move what is below',
  async (width) => {
    await page.viewport(width, 800);
    const screenOf = (shown: BulkEdit) => (
      <>
        <div className="px-gutter">
          <EditProgress edit={shown} />
        </div>
        <a href="#failed">Failed 1</a>
      </>
    );
    const top = () => page.getByRole('link').element().getBoundingClientRect().top;
    const screen = await render(
      screenOf({ ...edit, complete: 60, remaining_seconds: 20, item_totals: { pending: 60 } }),
    );
    const before = top();
    const over = {
      ...edit,
      status: 'completed',
      complete: 120,
      undoable: 120,
      item_totals: { completed: 120 },
    } as const;
    await screen.rerender(screenOf(over));
    expect(top()).toBe(before);
    // The line keeps its height after the edit, so it needs a text.
    await expect.element(page.getByText('You can undo this edit.')).toBeVisible();
    const finished_at = new Date().toISOString();
    await screen.rerender(screenOf({ ...over, finished_at, is_published: true }));
    await expect.element(page.getByText(/^Google may still/)).toBeVisible();
    expect(top()).toBe(before);
  },
);

test.each([
  [
    { status: 'undone', item_totals: { completed: 120 } },
    'Saved at all 120 locations, then undone',
  ],
  [{ status: 'completed', item_totals: { refused: 120 } }, 'Nothing saved'],
  [
    { status: 'completed', item_totals: { declined: 120 } },
    'Saved at all 120 locations, declined by Google',
  ],
  [
    { status: 'completed', item_totals: { completed: 100, declined: 20 } },
    'Saved at all 120 locations, 20 declined by Google',
  ],
  [
    { status: 'completed', is_undo: true, item_totals: { undone: 95, declined: 5, failed: 20 } },
    'Restored at 100 of 120 locations, 5 declined by Google',
  ],
  [{ status: 'completed', item_totals: { failed: 120 }, doubtful: 2 }, '120 locations'],
  [{ status: 'completed', total: 1, item_totals: { completed: 1 } }, 'Saved at 1 location'],
  [
    { status: 'completed', is_undo: true, item_totals: { undone: 60, 'partly-undone': 1 } },
    'Restored at 60 of 120 locations',
  ],
  [{ status: 'scheduled', item_totals: { pending: 120 } }, '120 locations'],
] as const)('@BULK-2 the headline of %j says what was saved', async (part, headline) => {
  await render(<EditProgress edit={{ ...edit, ...part }} />);
  await expect.element(page.getByText(headline, { exact: true })).toBeVisible();
});
