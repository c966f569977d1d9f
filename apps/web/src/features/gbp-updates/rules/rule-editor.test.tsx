import { LocationId } from '@placekeeper/contracts/core/id';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobEnd, undoJob } from '../../../data/batch/jobs.ts';
import { readJobs } from '../../../data/batch/journal.ts';
import { runJobsOfNewUsers } from '../../../test/job-runner.ts';
import { pressSpace } from '../../../test/press-space.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { RuleEditor } from './rule-editor.tsx';
import { ruleRows } from './rule-rows.ts';
import { ruleDoneText } from './rule-wording.ts';

const byField = (...fields: AutoRejection['auto_rejection_fields']): AutoRejection => ({
  google_update_behaviour: fields.length > 0 ? 'auto-reject-by-field' : 'no-action',
  auto_rejection_fields: fields,
  allow_owner_manager_auto_reject: false,
});

const stored = new Map<number, AutoRejection>();
const onClose = vi.fn<() => void>();
const user = runJobsOfNewUsers(8600);

beforeEach(() => {
  stored.set(1, byField('title', 'websiteUri')).set(2, byField('title')).set(3, byField());
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const id = Number(/locations\/(\d)/.exec(address)?.[1]);
    if (address.endsWith('/auto-rejection'))
      stored.set(id, JSON.parse(typeof init?.body === 'string' ? init.body : '{}'));
    return Response.json({ location: { ...someLocation, ...stored.get(id), id } });
  });
});

afterEach(() => {
  onClose.mockClear();
});

async function show(fields: 'title' | null) {
  const all = [...stored].map(([id, settings]) => ({
    id: LocationId.parse(id),
    name: `Shop ${id}`,
    store_code: null,
    idle: null,
    settings,
  }));
  const row = ruleRows(all).find((one) => one.fields.some((field) => field === fields)) ?? null;
  await renderWithQueries(<RuleEditor open all={all} row={row} onClose={onClose} />);
}

const press = (role: 'button' | 'checkbox' | 'radio', name: string) =>
  pressSpace(page.getByRole(role, { name, exact: true }));

test('@LSET-1 an edited rule changes its fields and keeps the others, and is undone', async () => {
  const before = [...stored];
  await show('title');
  await expect.element(page.getByRole('button', { name: 'Change rule' })).toBeDisabled();
  await press('checkbox', 'Business name');
  await press('checkbox', 'Phone numbers');
  await press('button', 'Change rule at 2 locations');
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect([...stored.values()]).toEqual([
    byField('phoneNumbers', 'websiteUri'),
    byField('phoneNumbers'),
    byField(),
  ]);
  const [job] = await readJobs(user());
  expect(job && ruleDoneText(job)).toBe('The rule for phone numbers was edited at 2 locations.');
  const undo = await undoJob(job?.id ?? 0, new AbortController().signal);
  await jobEnd(undo ?? 0);
  const fieldsOf = (all: typeof before) =>
    all.map(([id, { auto_rejection_fields: fields }]) => [id, fields.toSorted()]);
  expect(fieldsOf([...stored])).toEqual(fieldsOf(before));
});

test('@LSET-1 an edited rule stops rejecting changes by owners, and is undone', async () => {
  const on = { ...byField('title'), allow_owner_manager_auto_reject: true };
  stored.set(1, on).set(2, on);
  await show('title');
  await press('checkbox', 'Also reject changes by owners and managers');
  await press('button', 'Change rule at 2 locations');
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect([...stored.values()]).toEqual([byField('title'), byField('title'), byField()]);
  const [job] = await readJobs(user());
  const undo = await undoJob(job?.id ?? 0, new AbortController().signal);
  await jobEnd(undo ?? 0);
  expect([...stored.values()]).toEqual([on, on, byField()]);
});

test('@LSET-1 a new rule is added at the locations that the user chooses, if they lack it', async () => {
  await show(null);
  await expect.element(page.getByRole('button', { name: 'Add rule' })).toBeDisabled();
  await press('checkbox', 'Business name');
  await expect
    .element(page.getByRole('button', { name: 'Add rule' }))
    .toHaveAccessibleDescription('Choose the locations.');
  await press('radio', 'All locations');
  await press('button', 'Add rule at 1 location');
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(stored.get(3)).toEqual(byField('title'));
});

test('@LSET-1 Escape asks before it discards the fields that the user has chosen', async () => {
  await show(null);
  await press('checkbox', 'Description');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect.element(question).toBeVisible();
  await press('button', 'Keep editing');
  await expect.element(page.getByRole('checkbox', { name: 'Description' })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});
