import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { everyActionAllowed } from '@placekeeper/contracts/testing/plain-update';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { chooseUndoTime } from '../../../data/preferences/undo-time.ts';
import { batchDecisions, undoLastDecision } from '../../../data/updates/held-decisions.ts';
import { runJobsOfNewUsers } from '../../../test/job-runner.ts';
import { pressSpace } from '../../../test/press-space.ts';
import { renderScreen } from '../../../test/render.tsx';
import { wireUpdate } from '../../../test/wire-update.ts';
import { ReviewPanel } from './review-panel.tsx';

runJobsOfNewUsers(7400);

beforeEach(() => chooseUndoTime('20'));

const wire = (id: number, more: object = {}) => ({
  ...wireUpdate(id),
  location: { id, name: `Shop ${id}`, store_code: null, formatted_address: null },
  update_value: 'Puffin',
  ...more,
});
const phone = (id: number) => wire(id, { field_name: 'phoneNumbers', update_value: '1' });

type Wire = ReturnType<typeof wire>;

/** Home has read `known` of `total` updates; `held` are the updates that the platform has now. */
async function show(
  known: readonly Wire[],
  held: readonly Wire[],
  total = known.length,
  unread = 0,
) {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, location.href).searchParams;
    asked.push(query);
    const found = held.filter(({ field_name: field }) => query.get('field_names[]') === field);
    const meta = { current_page: 1, last_page: 1, per_page: 1000, total: found.length, to: 1 };
    return Promise.resolve(
      Response.json({ google_updates: found, total_locations: found.length, meta }),
    );
  });
  const updates = known.map((one) => z.parse(GoogleUpdate, one));
  await renderScreen(
    <main>
      <h1>Home</h1>
      <ReviewPanel pending={{ updates, read: known.length + unread, unread, total }} />
    </main>,
  );
  return asked;
}

const row = (name: RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

test('@CARD-6 a group of which home has read a part is read completely before it is resolved', async () => {
  const all = Array.from({ length: 36 }, (_, at) => wire(at + 1));
  const asked = await show([...all.slice(0, 2), phone(90)], [...all, phone(90)], 3000);
  await expect.element(page.getByText(/^Based on 3 of 3,000 updates\./)).toBeVisible();
  await pressSpace(row(/Puffin.*At least 2 locations/));
  await expect.element(dialog()).toMatchTextContent(/36 locations\. Deselect any/);
  await expect.element(dialog().getByRole('button', { name: /^Accept 36/ })).toBeEnabled();
  expect(asked.map((query) => [query.get('field_names[]'), query.get('active')])).toEqual([
    ['title', '1'],
  ]);
});

test('@CARD-6 @UPD-9 updates that could not be read are counted below the groups', async () => {
  const known = [wire(1), wire(2), phone(3)];
  await show(known, known, 5, 2);
  await expect
    .element(
      page.getByText('Google already shows the new values. 2 updates couldn’t be read.', {
        exact: true,
      }),
    )
    .toBeVisible();
});

test('@CARD-6 @UPD-9 updates that could not be read stay below the last group', async () => {
  await show([wire(1)], [wire(1)], 2, 1);
  await pressSpace(row(/Puffin/));
  await pressSpace(dialog().getByRole('button', { name: /^Accept/ }));
  await expect.element(page.getByText('1 update couldn’t be read.', { exact: true })).toBeVisible();
  undoLastDecision();
  await expect.element(row(/Puffin/)).toHaveFocus();
});

test('@CARD-6 @UPD-9 a group in which an update has no date has no day', async () => {
  const known = [wire(1), wire(2, { created_at: undefined })];
  await show(known, known);
  await expect.element(row(/Puffin/)).toMatchTextContent(/2 locations · Google$/);
  await expect
    .element(page.getByText('Google already shows the new values.', { exact: true }))
    .toBeVisible();
});

test('@CARD-6 @UPD-9 of a part of all updates, those that could not be read are counted', async () => {
  const known = [wire(1), wire(2)];
  await show(known, known, 3000, 1);
  await expect
    .element(
      page.getByText('Based on 3 of 3,000 updates. 1 update couldn’t be read.', {
        exact: true,
      }),
    )
    .toBeVisible();
});

test('@CARD-6 @UPD-3 a decision moves the focus to the next group, and its undo moves it back', async () => {
  const known = [wire(1), wire(2), phone(3)];
  await show(known, known);
  await expect.element(row(/Puffin/)).toMatchTextContent(/2 locations since Jan 1, 2026 · Google$/);
  await pressSpace(row(/Puffin/));
  await pressSpace(dialog().getByRole('button', { name: /^Reject 2/ }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(row(/Phone numbers/)).toHaveFocus();
  await expect.element(row(/Puffin/)).not.toBeInTheDocument();
  undoLastDecision();
  await expect.element(row(/Puffin/)).toHaveFocus();
  await expect.poll(() => batchDecisions.get()).toEqual([]);
});

test('@CARD-6 @UPD-3 after the last group, the heading of the screen has the focus', async () => {
  const known = [wire(1), wire(2)];
  await show(known, known);
  await pressSpace(row(/Puffin/));
  await pressSpace(dialog().getByRole('button', { name: /^Accept 2/ }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus();
  await expect.element(page.getByText('Updates to review')).not.toBeInTheDocument();
  undoLastDecision();
  await expect.element(row(/Puffin/)).toHaveFocus();
});

test('@CARD-6 a group of one update is counted and resolved in the singular', async () => {
  await show([wire(1)], [wire(1)]);
  await expect.element(row(/Puffin/)).toMatchTextContent(/1 location since Jan 1, 2026 · Google$/);
  await pressSpace(row(/Puffin/));
  await expect.element(dialog()).toMatchTextContent(/1 location\./);
  await pressSpace(dialog().getByRole('button', { name: /^Accept/ }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(row(/Puffin/)).not.toBeInTheDocument();
  undoLastDecision();
  await expect.element(row(/Puffin/)).toBeVisible();
  await expect.poll(() => batchDecisions.get()).toEqual([]);
});

test('@CARD-6 a group that was resolved elsewhere offers no decision', async () => {
  await show([wire(1), wire(2)], []);
  await pressSpace(row(/Puffin/));
  await expect
    .element(dialog().getByText('All of these updates were resolved or replaced in the meantime.'))
    .toBeVisible();
  await expect.element(dialog().getByRole('checkbox')).not.toBeInTheDocument();
  for (const name of ['Accept', 'Reject', 'Dismiss'])
    await expect
      .element(dialog().getByRole('button', { name }))
      .toHaveAttribute('aria-disabled', 'true');
});

test('@CARD-6 the dialog counts the updates that can’t be accepted, with their reason', async () => {
  const accept_reason = 'Placekeeper lost access to this profile.';
  const update_actionability = { ...everyActionAllowed, can_be_accepted: false, accept_reason };
  const known = [wire(1), wire(2), wire(3, { update_actionability })];
  await show(known, known);
  await pressSpace(row(/Puffin/));
  await expect
    .element(dialog().getByText(`Can’t accept 1 update: ${accept_reason}`, { exact: true }))
    .toBeVisible();
  await expect.element(dialog().getByRole('button', { name: /^Accept 2/ })).toBeEnabled();
  await expect.element(dialog().getByRole('button', { name: /^Reject 3/ })).toBeEnabled();
});

test.for(['ltr', 'rtl'])(
  '@CARD-6 a very long value takes two lines, and the numbers stay visible, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    await page.viewport(320, 640);
    const update_value = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(5);
    const known = [wire(1, { update_value }), wire(2, { update_value })];
    await show(known, known);
    const button = row(/Llanfairpwll/).element();
    const box = button.getBoundingClientRect();
    const [title, numbers] = button.firstElementChild?.children ?? [];
    expect(title?.clientHeight).toBeLessThanOrEqual(44);
    expect(numbers?.textContent).toMatch(/^2 locations since /);
    for (const part of [title, numbers]) {
      const { left, right } = part?.getBoundingClientRect() ?? new DOMRect(-1);
      expect(left).toBeGreaterThanOrEqual(box.left);
      expect(right).toBeLessThanOrEqual(box.right);
    }
  },
);
