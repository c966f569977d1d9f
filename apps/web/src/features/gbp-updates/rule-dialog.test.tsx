import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { Toaster } from '@placekeeper/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { queryClient } from '../../data/query-client.ts';
import { RuleDialog } from './rule-dialog.tsx';

const update = z.parse(GoogleUpdate, {
  id: 7,
  location: { id: 3, name: 'Harbour Books', store_code: null, formatted_address: null },
  type: 'google',
  field_name: 'title',
  platform_value: 'Harbour Books',
  update_value: 'Harbor Books',
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
const trial = {
  since: '2026-08-24T06:00:00Z',
  locations_count: 1,
  changed_locations_count: 1,
  owner_manager_locations_count: 0,
  idle_locations_count: 0,
  rejected_count: 0,
  rejected_locations_count: 0,
  outcome_totals: {},
  fields: [],
  released_count: 0,
  examples: [],
};
const applied: unknown[] = [];

function show(found: Partial<typeof trial>, answer: object) {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/backtest')) return Response.json({ ...trial, ...found });
    if (!address.endsWith('/auto-rejection')) return Response.json({});
    applied.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'));
    return Response.json(answer);
  });
  const element = (
    <QueryClientProvider client={queryClient}>
      <RuleDialog open finalFocus={() => null} scope="location" update={update} onClose={vi.fn()} />
      <Toaster />
    </QueryClientProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

/** By key: the scrim lies over a dialog that has no styles here. */
async function press(name: string) {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeEnabled();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  applied.length = 0;
});

test('@LSET-1 a rule that this answer has not made offers no way back', async () => {
  await show({}, { changed_count: 0, before: [] });
  await press('Always reject in 1 location');
  await expect
    .element(page.getByText('Changes of the business name are already rejected in all of them.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

test('@LSET-1 where changes by owners are rejected already that is shown, and not to be chosen', async () => {
  await show({ owner_manager_locations_count: 1 }, { changed_count: 1, before: [] });
  const owners = page.getByRole('checkbox', { name: 'Also reject changes by owners and managers' });
  await expect.element(owners).toBeChecked();
  await expect.element(owners).toHaveAttribute('aria-disabled', 'true');
  await expect.element(owners).toHaveAccessibleDescription(/^Already so here\./);
  owners.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(owners).toBeChecked();
  await press('Always reject in 1 location');
  await expect.poll(() => applied).toHaveLength(1);
  expect(applied).toMatchObject([
    { changes: [{ change: { mode: 'add', allow_owner_manager_auto_reject: false } }] },
  ]);
});
