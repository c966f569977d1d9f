import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Job } from '../../data/batch/job.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { readJobs } from '../../data/batch/journal.ts';
import {
  onLocationChange,
  type LocationChange,
} from '../../data/location-cache/location-changes.ts';
import { chooseUndoTime } from '../../data/preferences/undo-time.ts';
import {
  batchDecisions,
  sendHeld,
  undoLastDecision,
  type BatchDecision,
} from '../../data/updates/held-decisions.ts';
import { recentUpdatesKey, updateQueries } from '../../data/updates/queries.ts';
import { runJobsOfNewUsers } from '../../test/job-runner.ts';
import { pressSpace } from '../../test/press-space.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { wireUpdate } from '../../test/wire-update.ts';
import { decisionJob, decisionJobs } from './decision-jobs.ts';
import { decidedText, decisionDoneText } from './decision-wording.ts';
import { SimilarDialog } from './similar-dialog.tsx';

const few = 60;
let total = few;
const pageSize = () => total / 3;

/** Each test has separate updates, because the job of an earlier test may still report what it resolved. */
let firstId = 0;

const wire = (shop: number) => ({
  ...wireUpdate(firstId + shop),
  location: { id: shop, name: `Shop ${shop}`, store_code: null, formatted_address: null },
  platform_value: `Shop ${shop}`,
  update_value: 'Shop',
});

/** The shop whose update has the same field and source as the others, but another value. */
const other = 43;

function answer(address: string): Response {
  const number = Number(new URL(address, location.href).searchParams.get('page[number]'));
  const first = (number - 1) * pageSize();
  const updates = Array.from({ length: pageSize() }, (_, at) =>
    first + at + 1 === other ? { ...wire(other), update_value: 'Shop!' } : wire(first + at + 1),
  );
  const to = first + updates.length;
  const meta = {
    current_page: number,
    last_page: 3,
    per_page: pageSize(),
    total,
    to,
  };
  return Response.json({ google_updates: updates, total_locations: total, meta });
}

const user = runJobsOfNewUsers(7000);

beforeEach(() => {
  chooseUndoTime('0');
  total = few;
  firstId += 1000;
});

const onDecided = vi.fn<() => void>();
const onClose = vi.fn<() => void>();
const onUndo = vi.fn<() => void>();

function open(decisions: readonly BatchDecision[] = []) {
  onDecided.mockClear();
  onUndo.mockClear();
  batchDecisions.set(decisions);
  onClose.mockClear();
  return renderWithQueries(
    <SimilarDialog
      open
      finalFocus={() => null}
      update={z.parse(GoogleUpdate, wire(1))}
      onClose={onClose}
      onDecided={onDecided}
      onUndo={onUndo}
    />,
  );
}

const reads = () => vi.fn((address: string) => Promise.resolve(answer(address)));
const reject = (count: number) =>
  page.getByRole('button', { name: `Reject ${count}`, exact: true });

/** More than the list shows at once. */
const many = 300;

test('@UPD-5 identical updates of all pages are found with any page size', async () => {
  total = many;
  const fetched = reads();
  vi.stubGlobal('fetch', fetched);
  await open();
  await expect.element(page.getByText(/made the same change at 299 locations/)).toBeVisible();
  const requests = fetched.mock.calls.flatMap(([address]) =>
    address.startsWith('/api') ? [new URL(address, location.href).searchParams] : [],
  );
  expect(requests).toHaveLength(3);
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
    'field_names[]': 'title',
    change_source: 'google',
    'page[size]': '1000',
  });
  await pressSpace(page.getByRole('checkbox', { name: 'Shop 7', exact: true }));
  await expect.element(reject(298)).toBeEnabled();
  await expect
    .element(page.getByText(/49 more locations are included but not listed/))
    .toBeVisible();
  await pressSpace(page.getByRole('button', { name: 'Show more locations' }));
  await expect.element(page.getByRole('checkbox', { name: 'Shop 252', exact: true })).toHaveFocus();
  await expect
    .element(page.getByText(/more locations are included but not listed/))
    .not.toBeInTheDocument();
  await expect.element(reject(298)).toBeEnabled();
});

test('@UPD-5 no action has the focus while the list loads, and then the list gets the focus', async () => {
  const loading = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (address: string) => loading.promise.then(() => answer(address)));
  await open();
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  loading.resolve();
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  await expect.element(reject(59)).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  expect(await readJobs(user())).toEqual([]);
});

test('@UPD-5 the change is shown once, and different previous values at their locations', async () => {
  const loading = Promise.withResolvers<void>();
  const updates = [wire(1), { ...wire(2), platform_value: 'Shop 1' }, wire(3)];
  const meta = { current_page: 1, last_page: 1, per_page: 3, total: 3, to: 3 };
  vi.stubGlobal('fetch', () =>
    loading.promise.then(() =>
      Response.json({ google_updates: updates, total_locations: 3, meta }),
    ),
  );
  await open();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Your value', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('On Google now')).toBeVisible();
  loading.resolve();
  await expect
    .element(
      dialog.getByText('At 1 location, your value differs from the one above. See the list.'),
    )
    .toBeVisible();
  const previous = dialog.getByRole('listitem').filter({ hasText: 'Your value' });
  await expect.poll(() => previous.elements()).toHaveLength(1);
  await expect
    .element(previous.getByRole('checkbox', { name: 'Shop 3', exact: true }))
    .toBeInTheDocument();
  await expect.element(previous.getByText('Your value', { exact: true })).toBeVisible();
});

test('@UPD-5 the most common previous value is shown at the top, and the opened update with its own', async () => {
  const shared = (id: number) => ({ ...wire(id), platform_value: 'Shared name' });
  const updates = [wire(1), shared(2), shared(3)];
  const meta = { current_page: 1, last_page: 1, per_page: 3, total: 3, to: 3 };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ google_updates: updates, total_locations: 3, meta })),
  );
  await open();
  const dialog = page.getByRole('dialog');
  await expect
    .element(
      dialog.getByText('At 1 location, your value differs from the one above. See the list.'),
    )
    .toBeVisible();
  await expect.poll(() => dialog.getByText('Shared name').elements()).toHaveLength(1);
  const previous = dialog.getByRole('listitem').filter({ hasText: 'Your value' });
  await expect
    .element(previous.getByRole('checkbox', { name: 'Shop 1', exact: true }))
    .toBeInTheDocument();
});

test('@ERR-1 an interrupted search shows its progress and can be repeated', async () => {
  const fetched = reads();
  fetched.mockImplementation(async (address) =>
    address.includes('number%5D=3') || address.includes('number]=3')
      ? new Response('{}', { status: 403 })
      : answer(address),
  );
  vi.stubGlobal('fetch', fetched);
  await open();
  const alert = page.getByText(/^Couldn’t finish the search\..* 40 of 60 updates searched\.$/);
  await expect.element(alert).toBeVisible();
  await expect.element(reject(40)).toBeEnabled();
  fetched.mockImplementation(async (address) => answer(address));
  await pressSpace(page.getByRole('button', { name: 'Search again' }));
  await expect.element(reject(59)).toBeEnabled();
  await expect.element(alert).not.toBeInTheDocument();
});

test('@UPD-5 @UPD-3 an update with a decision that is not sent yet isn’t decided again', async () => {
  vi.stubGlobal('fetch', reads());
  const decided = [GoogleUpdateId.parse(wire(2).id)];
  await open([{ action: 'accept', ids: decided }]);
  await expect.element(page.getByText(/made the same change at 58 locations/)).toBeVisible();
  await expect
    .element(page.getByRole('checkbox', { name: 'Shop 2', exact: true }))
    .not.toBeInTheDocument();
  await expect.element(reject(58)).toBeEnabled();
});

test('@UPD-5 a search can be stopped and its results resolved', async () => {
  const stopped = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('number%5D=2') || address.includes('number]=2')
      ? stopped.promise
      : Promise.resolve(answer(address)),
  );
  await open();
  await expect.element(page.getByText('20 of 60 updates searched')).toBeVisible();
  await expect.element(reject(20)).toHaveAttribute('aria-disabled', 'true');
  await pressSpace(page.getByRole('button', { name: 'Stop' }));
  await expect.element(page.getByText(/^Search stopped\. 20 of 60/)).toBeVisible();
  await expect.element(reject(20)).toBeEnabled();
});

/** Updates whose rejection is refused or that are already resolved. */
interface Trouble {
  readonly refused?: readonly number[];
  readonly overtaken?: readonly number[];
  readonly forbidden?: boolean;
  /** The responses from the fifth on wait for this promise. */
  readonly until?: Promise<void>;
}

const lastJob = async (): Promise<Job> => {
  const [job] = await readJobs(user());
  if (!job) throw new Error('There is no job.');
  return job;
};

function rejecting({ refused = [], overtaken = [], forbidden = false, until }: Trouble) {
  const sent: number[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const [, id = '', action] = /google-updates\/(\d+)(\/reject)?$/.exec(address) ?? [];
    const number = Number(id) - firstId;
    if (method === 'POST' && action) {
      sent.push(number);
      if (sent.length > 4) await until;
      if (forbidden) return Response.json({ message: 'Not allowed here.' }, { status: 403 });
      const isRefused = refused.includes(number) || overtaken.includes(number);
      return isRefused
        ? Response.json({ message: 'Google is busy.' }, { status: 409 })
        : Response.json({});
    }
    if (!id) return answer(address);
    const resolved_action = overtaken.includes(number) ? 'accepted' : 'rejected';
    const resolution = refused.includes(number) ? null : { resolved_action };
    return Response.json({ google_update: { ...wire(number), resolution } });
  });
  return sent;
}

test.each<[Trouble, string]>([
  [{}, '59 updates rejected.'],
  [{ overtaken: [7, 8] }, '57 updates rejected. 2 could no longer be rejected.'],
])('@UPD-3 each update is decided once, and with %j the result is: %s', async (trouble, words) => {
  const sent = rejecting(trouble);
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await pressSpace(reject(59));
  await expect.poll(() => onDecided).toHaveBeenCalled();
  await expect.poll(async () => (await lastJob()).status).toBe('finished');
  expect(decisionDoneText(await lastJob())).toBe(words);
  expect(sent).toHaveLength(59);
  expect(new Set(sent).size).toBe(59);
  expect(sent).not.toContain(other);
});

test('@UPD-3 @CARD-5 a job counts as running until the totals that it changed are read again', async () => {
  rejecting({});
  const { queryKey } = updateQueries.waiting();
  let reading = Promise.resolve();
  const queryFn = vi.fn(() => reading.then(() => ({})));
  const observer = new QueryObserver<unknown>(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => undefined);
  await open();
  await expect.element(reject(59)).toBeEnabled();
  const held = Promise.withResolvers<void>();
  reading = held.promise;
  queryFn.mockClear();
  await pressSpace(reject(59));
  await expect.poll(async () => (await lastJob()).status).toBe('finished');
  await expect.poll(() => queryFn.mock.calls.length).toBeGreaterThan(0);
  const isRunning = () => batchDecisions.get().some((batch) => batch.isRunning);
  await lastJob();
  expect(isRunning()).toBe(true);
  held.resolve();
  await expect.poll(isRunning).toBe(false);
  stop();
});

function doneItem() {
  const [item] = decisionJob('accept', [z.parse(GoogleUpdate, wire(1))]).items;
  if (!item) throw new Error('The job has no item.');
  return {
    ...item,
    job: 1,
    index: 0,
    state: 'done',
    message: '',
    failure: null,
    isDoubtful: false,
    stepsDone: 1,
    settled_at: null,
  } as const;
}

test('@CARD-6 the location of an update that a job resolved is read again', () => {
  const changes: LocationChange[] = [];
  onLocationChange((change) => changes.push(change));
  decisionJobs.onDone?.(doneItem(), []);
  expect(changes).toEqual([{ kind: 'outdated', id: 1 }]);
});

test('@CARD-6 while a job runs, the lists of updates are read again, but not all updates of home', () => {
  const home = [...recentUpdatesKey, '2026-03-01', false];
  const list = ['updates', 'list'];
  for (const queryKey of [home, list]) queryClient.setQueryData(queryKey, {});
  const done = doneItem();
  for (let count = 0; count < pageSizes.updates; count += 1) decisionJobs.onDone?.(done, []);
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(home)?.isInvalidated).toBe(false);
});

test('@UPD-3 a missing permission stops the job @PERM-2', async () => {
  const sent = rejecting({ forbidden: true });
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await pressSpace(reject(59));
  await expect.poll(async () => (await lastJob()).finished_at).not.toBeNull();
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(decidedText(await lastJob())).toMatch(/^No updates rejected\./);
  expect(decidedText(await lastJob())).toContain(`${59 - sent.length} not sent.`);
});

test('@UPD-3 many decisions can be undone before they are sent', async () => {
  chooseUndoTime('6');
  const sent = rejecting({});
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await userEvent.keyboard('{Shift>}R{/Shift}');
  await expect.poll(() => onDecided).toHaveBeenCalledOnce();
  expect(batchDecisions.get().flatMap(({ ids }) => ids)).toHaveLength(59);
  undoLastDecision();
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.poll(async () => (await lastJob()).status).toBe('cancelled');
  await expect.poll(() => batchDecisions.get()).toEqual([]);
  expect(sent).toEqual([]);
});

test('@UPD-3 many decisions can be sent at once', async () => {
  chooseUndoTime('6');
  const sent = rejecting({});
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await pressSpace(reject(59));
  await expect.poll(() => onDecided).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  sendHeld();
  await expect.poll(() => sent.length).toBeGreaterThan(3);
});

test('@UPD-3 @ERR-4 if responses and look-ups are lost, no message says that nothing was rejected', () => {
  const counts = { done: 0, skipped: 0, cancelled: 0, failed: 67 } as Job['counts'];
  const job = { meta: { action: 'reject' }, counts, total: 67, doubtful: 67 };
  expect(decisionDoneText(job)).toBe(
    'Placekeeper couldn’t confirm whether 67 updates were rejected.',
  );
});
