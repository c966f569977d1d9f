import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { tell } from '../../widgets/tell.ts';
import { AlikeDialog } from './alike-dialog.tsx';

vi.mock('../../widgets/tell.ts', () => ({ tell: vi.fn() }));

const total = 600;
const pageSize = 250;

const wire = (id: number) => ({
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

function answer(address: string): Response {
  const number = Number(new URL(address, location.href).searchParams.get('page[number]'));
  const first = (number - 1) * pageSize;
  const updates = Array.from({ length: Math.min(pageSize, total - first) }, (_, at) =>
    wire(first + at + 1),
  );
  const meta = {
    current_page: number,
    last_page: Math.ceil(total / pageSize),
    per_page: pageSize,
    total,
    to: first + updates.length,
  };
  return Response.json({ google_updates: updates, total_locations: total, meta });
}

/** By key: the scrim lies over a dialog that has no styles here. */
async function press(control: Locator) {
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(' ');
}

afterEach(() => vi.unstubAllGlobals());

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <AlikeDialog
        open
        finalFocus={() => null}
        update={z.parse(GoogleUpdate, wire(1))}
        onClose={vi.fn()}
        onDecided={vi.fn()}
      />
    </QueryClientProvider>,
  );
}

test('@UPD-5 all of them can be looked through, and what is not listed yet is told', async () => {
  const fetched = vi.fn((address: string) => Promise.resolve(answer(address)));
  vi.stubGlobal('fetch', fetched);
  await open();
  const more = page.getByRole('button', { name: 'Show more locations' });
  await expect.element(page.getByText(/^350 more locations not listed yet/)).toBeVisible();
  await press(page.getByRole('checkbox', { name: 'Shop 7', exact: true }));
  await expect.element(page.getByRole('button', { name: 'Reject 599' })).toBeInTheDocument();

  await press(more);
  await expect.element(page.getByText(/^100 more locations not listed yet/)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Shop 251', exact: true })).toHaveFocus();

  fetched.mockImplementation(async () => new Response('{}', { status: 500 }));
  await press(more);
  await expect.element(page.getByText(/^More locations could not be loaded\./)).toBeVisible();
  fetched.mockImplementation(async (address) => answer(address));
  await press(more);
  await expect.element(page.getByRole('checkbox', { name: 'Shop 600', exact: true })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Reject 599' })).toBeInTheDocument();
});

test.each([
  [600, '600 updates rejected.'],
  [598, '598 updates rejected. 2 could not be rejected any more.'],
  [0, 'Nothing was rejected: they were all decided or replaced meanwhile.'],
])('@UPD-3 of those that were shown, %i are told as decided', async (decided, words) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return answer(address);
    bodies.push(await new Response(body).json());
    return Response.json({ decided_count: decided });
  });
  await open();
  const reject = page.getByRole('button', { name: 'Reject 600' });
  await expect.element(reject).toBeEnabled();
  await press(reject);
  await expect.poll(() => vi.mocked(tell).mock.lastCall).toEqual([words]);
  expect(bodies).toEqual([{ action: 'reject', except: [], newest_id: 1 }]);
});
