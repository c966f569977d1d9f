import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { undoJob } from '../../../data/batch/jobs.ts';
import { readJobs } from '../../../data/batch/journal.ts';
import { runJobsOfNewUsers } from '../../../test/job-runner.ts';
import { pressSpace } from '../../../test/press-space.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { wireUpdate } from '../../../test/wire-update.ts';
import { RuleDialog } from './rule-dialog.tsx';
import type { RuleScopeKind } from './rule-scope.ts';
import { ruleDoneText } from './rule-wording.ts';

const update = z.parse(GoogleUpdate, {
  ...wireUpdate(7),
  location: { id: 3, name: 'Harbour Books', store_code: null, formatted_address: null },
  platform_value: 'Harbour Books',
  update_value: 'Harbor Books',
});
const off = {
  google_update_behaviour: 'no-action',
  auto_rejection_fields: [],
  allow_owner_manager_auto_reject: false,
};
const owners = {
  google_update_behaviour: 'auto-reject-by-field',
  auto_rejection_fields: ['websiteUri'],
  allow_owner_manager_auto_reject: true,
};
const written: unknown[] = [];
let now: object;
const onClose = vi.fn<() => void>();

/** `refusing` creates the response to the write. */
function show(
  settings: object,
  refusing?: () => Response,
  shown: GoogleUpdate = update,
  scope: RuleScopeKind = 'location',
) {
  now = settings;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/auto-rejection') && init?.method === 'POST') {
      if (refusing) return refusing();
      now = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
      written.push(now);
    }
    if (address.endsWith('/tags')) return Response.json({ tags: [] });
    if (address.includes('/locations/3'))
      return Response.json({ location: { ...someLocation, ...now, id: 3 } });
    const meta = { current_page: 1, last_page: 1, per_page: 8, total: 0, to: null };
    return Response.json({ google_updates: [], total_locations: 0, meta });
  });
  return renderScreen(
    <RuleDialog open finalFocus={() => null} scope={scope} update={shown} onClose={onClose} />,
  );
}

const press = (name: string) => pressSpace(page.getByRole('button', { name }));

const user = runJobsOfNewUsers(8000);

afterEach(() => {
  written.length = 0;
  onClose.mockClear();
});

/** Waits until the newest job has ended with this result. */
async function expectResult(words: string): Promise<void> {
  await expect
    .poll(
      async () => (await readJobs(user())).map((job) => job.finished_at && ruleDoneText(job))[0],
    )
    .toBe(words);
}

const undo = async () =>
  undoJob((await readJobs(user()))[0]?.id ?? 0, new AbortController().signal);

const add = 'Always reject at 1 location';

test('@LSET-1 a rule is added to the location’s existing rules, and undone', async () => {
  await show(off);
  await press(add);
  await expectResult('Auto-reject rule for business name added at 1 location.');
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(written).toEqual([
    { ...off, google_update_behaviour: 'auto-reject-by-field', auto_rejection_fields: ['title'] },
  ]);
  await undo();
  await expectResult('Rules restored at 1 location.');
  expect(now).toEqual(off);
  expect(written).toHaveLength(2);
});

test('@LSET-1 a rule for tagged locations begins with the choice of the tag', async () => {
  await show(off, undefined, update, 'tag');
  await expect.element(page.getByRole('combobox', { name: 'Tag' })).toHaveFocus();
});

test('@LSET-1 an undo keeps rules that were saved since', async () => {
  await show(off);
  await press(add);
  await expectResult('Auto-reject rule for business name added at 1 location.');
  now = { ...off, google_update_behaviour: 'auto-reject-all' };
  await undo();
  await expectResult('Nothing to undo. This location’s rules have changed since then.');
  expect(written).toHaveLength(1);
});

test('@LSET-1 the rule is added to rules that were saved while the dialog was open', async () => {
  await show(off);
  await expect.element(page.getByRole('button', { name: add })).toBeEnabled();
  now = owners;
  await press(add);
  await expectResult('Auto-reject rule for business name added at 1 location.');
  expect(now).toEqual({ ...owners, auto_rejection_fields: ['websiteUri', 'title'] });
  await undo();
  await expectResult('Rules restored at 1 location.');
  expect(now).toEqual(owners);
});

test('@LSET-1 a rule that already exists is not written and has no undo', async () => {
  await show(off);
  await expect.element(page.getByRole('button', { name: add })).toBeEnabled();
  now = { ...owners, auto_rejection_fields: ['title'], allow_owner_manager_auto_reject: false };
  await press(add);
  await expectResult('All of these locations already have an auto-reject rule for business name.');
  expect(written).toEqual([]);
  expect(await undo()).toBeNull();
});

test('@LSET-1 a rule with a lost response is looked up and written once', async () => {
  let lost = 0;
  await show(off, () => {
    lost += 1;
    now = {
      ...off,
      google_update_behaviour: 'auto-reject-by-field',
      auto_rejection_fields: ['title'],
    };
    throw new TypeError('Failed to fetch');
  });
  await press(add);
  await expectResult('Auto-reject rule for business name added at 1 location.');
  expect(lost).toBe(1);
});

test('@ERR-1 a refusal is shown in the open dialog', async () => {
  await show(off, () => Response.json({ message: 'Try later.' }, { status: 409 }));
  await press(add);
  await expect.element(page.getByRole('alert').getByText(/failed: Try later\.$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: add })).toBeEnabled();
});

test('@LSET-1 an existing rejection of owners’ changes is shown and can’t be changed', async () => {
  await show(owners);
  const box = page.getByRole('checkbox', { name: 'Also reject changes by owners and managers' });
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAttribute('aria-disabled', 'true');
  await expect.element(box).toHaveAccessibleDescription(/^Already on for this location\./);
  box.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await press(add);
  await expect.poll(() => written).toHaveLength(1);
  expect(written).toEqual([{ ...owners, auto_rejection_fields: ['websiteUri', 'title'] }]);
});

test('@LSET-1 @CONST-3 a rule from one social network covers all of them on request', async () => {
  await show(off, undefined, { ...update, field_name: 'attributes/url_instagram' });
  const title = (fields: string) =>
    page.getByRole('dialog', { name: `Always reject changes to ${fields}?` });
  await expect.element(title('Instagram profile')).toBeVisible();
  page.getByRole('checkbox', { name: 'All social profiles' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(title('social profiles')).toBeVisible();
  await press(add);
  await expectResult('Auto-reject rule for social profiles added at 1 location.');
  expect(written).toMatchObject([{ auto_rejection_fields: { length: 7 } }]);
});

test.each([
  [null, /already pending, including this one\./],
  [{ resolved_action: 'rejected' }, /updates that are already pending\.$/],
])('@LSET-1 only a pending update stays for review (%o)', async (resolution, words) => {
  await show(off, undefined, { ...update, resolution });
  await expect.element(page.getByText(words)).toBeVisible();
});
