import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Job } from '../../../data/batch/job.ts';
import { decidedText, decisionDoneText } from './decision-wording.ts';
import {
  answer,
  jobsOfUser,
  onDecided,
  open,
  other,
  press,
  reject,
  runJobsInTests,
  wire,
} from './similar-fixture.tsx';

runJobsInTests();

const resolvedAs = (id: number, resolved_action: string | null) => ({
  google_update: { ...wire(id), resolution: resolved_action && { resolved_action } },
});

/** Updates whose rejection is refused or that are already resolved. */
interface Trouble {
  readonly refused?: readonly number[];
  readonly overtaken?: readonly number[];
  readonly forbidden?: boolean;
  /** The answers from the fifth on wait for it. */
  readonly until?: Promise<void>;
}

const lastJob = async (): Promise<Job> => {
  const [job] = await jobsOfUser();
  if (!job) throw new Error('There is no job.');
  return job;
};

function rejecting({ refused = [], overtaken = [], forbidden = false, until }: Trouble) {
  const sent: number[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const [, id = '', action] = /google-updates\/(\d+)(\/reject)?$/.exec(address) ?? [];
    const number = Number(id);
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
    const now = overtaken.includes(number) ? 'accepted' : 'rejected';
    return Response.json(resolvedAs(number, refused.includes(number) ? null : now));
  });
  return sent;
}

test.each<[Trouble, string]>([
  [{}, '59 updates rejected.'],
  [{ overtaken: [7, 8] }, '57 updates rejected. 2 could no longer be rejected.'],
])('@UPD-3 each is decided once, and with %j it says %s', async (trouble, words) => {
  const sent = rejecting(trouble);
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await press(reject(59));
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled(), { timeout: 20_000 });
  expect(decisionDoneText(await lastJob())).toBe(words);
  expect(sent).toHaveLength(59);
  expect(new Set(sent).size).toBe(59);
  expect(sent).not.toContain(other.id);
});

test('@UPD-3 a missing permission stops the job @PERM-2', async () => {
  const sent = rejecting({ forbidden: true });
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await press(reject(59));
  await expect
    .element(page.getByRole('alert').filter({ hasText: /No updates rejected\. .* not tried\./ }))
    .toBeVisible();
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(decidedText(await lastJob())).toContain(`${59 - sent.length} not tried.`);
});

test('@UPD-5 stopping keeps the rest selected', async () => {
  const stopping = Promise.withResolvers<void>();
  const sent = rejecting({ until: stopping.promise });
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await press(reject(59));
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(4));
  await press(page.getByRole('button', { name: 'Stop' }));
  await vi.waitFor(async () => expect((await lastJob()).counts.cancelled).toBeGreaterThan(0));
  stopping.resolve();
  await expect
    .element(page.getByRole('alert').filter({ hasText: /\d+ updates? rejected\. \d+ not tried\./ }))
    .toBeVisible();
  const { counts } = await lastJob();
  expect(counts.done).toBe(sent.length);
  expect(counts.done + counts.cancelled).toBe(59);
  await expect.element(reject(counts.cancelled)).toBeEnabled();
});

test('@UPD-5 the job continues after the dialog closes', async () => {
  const closing = Promise.withResolvers<void>();
  const sent = rejecting({ until: closing.promise });
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await press(reject(59));
  await expect.element(page.getByText('You can close this.', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onDecided).toHaveBeenCalledOnce();
  closing.resolve();
  await vi.waitFor(async () => expect((await lastJob()).counts.done).toBe(59), {
    timeout: 20_000,
  });
  expect(sent).toHaveLength(59);
});

test('@UPD-3 failed updates stay selected and show their reason', async () => {
  rejecting({ refused: [7, 9] });
  await open();
  await expect.element(reject(59)).toBeEnabled();
  await press(reject(59));
  const alert = page.getByRole('alert').filter({ hasText: '57 updates rejected. 2 failed' });
  await expect.element(alert, { timeout: 10_000 }).toBeVisible();
  await expect.element(page.getByText('Google is busy.').first()).toBeVisible();
  expect(
    page.getByRole('list', { name: 'Locations' }).getByRole('listitem').elements(),
  ).toHaveLength(2);
  await expect.element(reject(2)).toBeEnabled();
});
