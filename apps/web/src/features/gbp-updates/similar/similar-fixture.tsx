import { UserId } from '@placekeeper/contracts/core/id';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { queryClient } from '../../../data/api/query-client.ts';
import { registerJobKind } from '../../../data/batch/job.ts';
import { readJobs } from '../../../data/batch/journal.ts';
import { runJobs } from '../../../data/batch/runner.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { decisionJobs } from './decision-jobs.ts';
import { decisionDoneText, decisionKind } from './decision-wording.ts';
import { SimilarDialog } from './similar-dialog.tsx';

registerJobKind(decisionKind, {
  load: () => Promise.resolve(decisionJobs),
  doneText: decisionDoneText,
});

const few = 60;
/** `total` can be changed for one test. */
export const platform = { total: few };
const pageSize = () => platform.total / 3;

export const wire = (id: number) => ({
  id,
  location: { id, name: `Shop ${id}`, store_code: null, formatted_address: null },
  type: 'google',
  field_name: 'title',
  platform_value: `Shop ${id}`,
  update_value: 'Shop',
  change_action: 'changed',
  created_at: '2026-10-11T09:00:00Z',
  resolution: null,
  update_actionability: {
    can_be_accepted: true,
    can_be_rejected: true,
    can_be_dismissed: true,
    explanation: null,
    accept_reason: null,
    reject_reason: null,
  },
});

/** Same field and source, other value. */
export const other = { ...wire(43), update_value: 'Shop!' };

export function answer(address: string): Response {
  const number = Number(new URL(address, location.href).searchParams.get('page[number]'));
  const first = (number - 1) * pageSize();
  const updates = Array.from({ length: pageSize() }, (_, at) =>
    first + at === 42 ? other : wire(first + at + 1),
  );
  const to = first + updates.length;
  const meta = {
    current_page: number,
    last_page: 3,
    per_page: pageSize(),
    total: platform.total,
    to,
  };
  return Response.json({ google_updates: updates, total_locations: platform.total, meta });
}

/** By keyboard: without styles the backdrop covers the dialog. */
export async function press(control: Locator) {
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(' ');
}

let user = UserId.parse(7000);

export const jobsOfUser = () => readJobs(user);

/** Each test has its own user, whose jobs run while it does. */
export function runJobsInTests(): void {
  let leaving = new AbortController();

  beforeEach(() => {
    platform.total = few;
    user = UserId.parse(user + 1);
    leaving = new AbortController();
    document.cookie = 'XSRF-TOKEN=token';
    queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
    void runJobs(user, leaving.signal);
  });

  afterEach(() => {
    leaving.abort();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
}

export const onDecided = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

export function open() {
  onDecided.mockClear();
  onClose.mockClear();
  return render(
    <QueryClientProvider client={queryClient}>
      <SimilarDialog
        open
        finalFocus={() => null}
        update={z.parse(GoogleUpdate, wire(1))}
        onClose={onClose}
        onDecided={onDecided}
      />
    </QueryClientProvider>,
  );
}

export const reads = () => vi.fn((address: string) => Promise.resolve(answer(address)));
export const reject = (count: number) =>
  page.getByRole('button', { name: `Reject ${count}`, exact: true });
