import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { Toaster } from '@placekeeper/ui/toaster';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { RejectionSection } from './rejection-section.tsx';
import { useRejectionForm } from './use-rejection-form.ts';

const byField: AutoRejection = {
  google_update_behaviour: 'auto-reject-by-field',
  auto_rejection_fields: ['title'],
  allow_owner_manager_auto_reject: false,
};
const id = 3;
const sent: unknown[] = [];

/** The settings on the platform, which the page may not have loaded yet. */
let held = byField;

async function answer(address: string, init?: RequestInit): Promise<Response> {
  if (address.endsWith('/locations/3') && init?.method === 'GET')
    return Response.json({ location: { id, name: 'Harbour', ...held } });
  if (!address.endsWith('/locations/3/auto-rejection'))
    return Response.json({ message: 'Not here.' }, { status: 404 });
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
  sent.push(body);
  return Response.json({ message: 'Not today.' }, { status: 403 });
}

beforeEach(() => {
  sent.length = 0;
  held = byField;
  vi.stubGlobal('fetch', vi.fn(answer));
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { has_gbp_management_subscription: true },
  } as never);
});

function Box({ elsewhere }: { readonly elsewhere: AutoRejection }) {
  const [kept, setKept] = useState(byField);
  const form = useRejectionForm({ id: id as never, ...kept });
  return (
    <main>
      <form>
        <RejectionSection location={id as never} form={form} />
      </form>
      <button type="button" onClick={() => setKept(elsewhere)}>
        Somebody else
      </button>
      <SaveArea {...form} elsewhere={form.elsewhereCount} />
      <Toaster />
    </main>
  );
}

const show = (elsewhere: AutoRejection) => renderScreen(<Box elsewhere={elsewhere} />);

const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
const bar = page.getByRole('region', { name: 'Unsaved changes' });

test('@LSET-1 @DET-3 a field checked here and one added by another user are both saved', async () => {
  held = { ...byField, auto_rejection_fields: ['title', 'websiteUri'] };
  await show(held);
  await tick('Phone numbers').click();
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect.element(tick('Website')).toBeChecked();
  await expect.element(tick('Phone numbers')).toBeChecked();
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ ...byField, auto_rejection_fields: ['title', 'phoneNumbers', 'websiteUri'] }]);
});

test('@LSET-1 @DET-3 a rule changed on both sides is saved only after a choice', async () => {
  await show({ ...byField, google_update_behaviour: 'auto-reject-all' });
  await page.getByRole('radio', { name: 'Review every change' }).click();
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect
    .element(page.getByText('Changed elsewhere to “Auto-reject everything”.'))
    .toBeVisible();
  await expect.element(bar).toMatchTextContent(/1 field you edited was also changed elsewhere/);
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect
    .element(page.getByRole('group', { name: 'Choose a value: When this profile changes' }))
    .toHaveFocus();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Use that value: When this profile changes' }).click();
  const theirs = page.getByRole('radio', { name: 'Auto-reject everything' });
  await expect.element(theirs).toBeChecked();
  await expect.element(theirs).toHaveFocus();
  await expect.element(bar).not.toBeInTheDocument();
});

test('@LSET-1 @DET-2 discarded changes can be restored on top of newer saved values', async () => {
  await show({ ...byField, auto_rejection_fields: ['title', 'websiteUri'] });
  await tick('Phone numbers').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(tick('Phone numbers')).not.toBeChecked();
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(tick('Phone numbers')).toBeChecked();
  await expect.element(tick('Website')).toBeChecked();
});

test('@LSET-1 without a subscription, the choices are replaced by a link to the plans', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { has_gbp_management_subscription: false },
  } as never);
  await show(byField);
  await expect.element(page.getByText('Requires a profile management subscription')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View plans' })).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});
