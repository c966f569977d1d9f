import { UserId } from '@placekeeper/contracts/core/id';
import { Toaster } from '@placekeeper/ui/toaster';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { runJobs } from '../../../data/batch/runner.ts';
import { journalEdits, rememberRefusal } from '../../../data/location-cache/edit-journal.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { DeclinedBanner } from './declined-banner.tsx';

const location = { ...someLocation, website_url: 'https://bit.ly/x', phone_numbers: [] };
const shortened = {
  reason: 'URL_PROVIDER_NOT_ALLOWED',
  field: 'websiteUri',
  message: 'The website must not be a social network, an app store or a shortened link.',
};
const throttled = {
  reason: 'THROTTLED',
  field: 'title' as const,
  message: 'Try again in a minute.',
};

let user = UserId.parse(500);
let stored: object;
let declined: { readonly fields: string[]; readonly errors: object[] };
let sent: unknown[];
let serviceCalls: unknown[];
let stop: AbortController;

beforeEach(() => {
  user = UserId.parse(user + 1);
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
  stored = location;
  declined = { fields: ['websiteUri'], errors: [shortened] };
  sent = [];
  serviceCalls = [];
  stop = new AbortController();
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (address.includes('/free-form-service') || address.includes('/add-free-form')) {
      serviceCalls.push([method, JSON.parse(typeof body === 'string' ? body : '')]);
      return new Response(null, { status: 204 });
    }
    if (method === 'PATCH') {
      sent.push(JSON.parse(typeof body === 'string' ? body : ''));
      declined = { fields: [], errors: [] };
    }
    if (address.includes('failed-patch-attempts')) return Response.json(declined);
    if (address.includes('current-patch-attempts')) return Response.json({ patch_attempts: [] });
    if (address.includes('google-updates'))
      return Response.json({
        google_updates: [],
        meta: { total: 0, current_page: 1, last_page: 1, per_page: 100 },
      });
    return Response.json({ location: stored });
  });
});

afterEach(async () => {
  stop.abort();
  await deleteDB(`placekeeper.edits.${user}`, { blocked: () => undefined });
  await deleteDB(`placekeeper.jobs.${user}`, { blocked: () => undefined });
});

const renderBanner = async () => {
  void runJobs(user, stop.signal);
  return renderScreen(<DeclinedBanner location={location} />);
};

test('@DET-3 the banner links to the fields and gives Google’s own reasons', async () => {
  declined = { fields: ['websiteUri', 'title'], errors: [shortened, throttled] };
  await renderBanner();
  await expect.element(page.getByText('2 edits declined by Google')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Website' }))
    .toHaveAttribute('href', '/location/1/info#field-websiteUri');
  await expect.element(page.getByText(/a shortened link/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Retry all website and business name' }))
    .toBeVisible();
});

test('@DET-3 Retry sends the same value again', async () => {
  await renderBanner();
  await page.getByRole('button', { name: 'Retry website', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ website_url: 'https://bit.ly/x' }]);
});

test('@DET-2 @DET-3 with unsaved changes, Retry says that it sends the saved value', async () => {
  const keep = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', keep);
  onTestFinished(() => removeEventListener('beforeunload', keep));
  await render(<Toaster />);
  await renderBanner();
  await page.getByRole('button', { name: 'Retry website', exact: true }).click();
  await expect.element(page.getByText('The retry sends saved values only')).toBeVisible();
  await expect.poll(() => sent).toEqual([{ website_url: 'https://bit.ly/x' }]);
});

test('@DET-3 a value that another user changed is not replaced', async () => {
  await renderBanner();
  const retry = page.getByRole('button', { name: 'Retry website', exact: true });
  await expect.element(retry).toBeVisible();
  stored = { ...location, website_url: 'https://quay.example' };
  await retry.click();
  await expect
    .poll(async () => {
      const { readJobs } = await import('../../../data/batch/journal.ts');
      return (await readJobs(user))[0]?.counts.conflict;
    })
    .toBe(1);
  expect(sent).toEqual([]);
});

test('@DET-3 a throttled edit is scheduled, survives a reload and can be cancelled', async () => {
  declined = { fields: ['title'], errors: [throttled] };
  const first = await renderBanner();
  await page.getByRole('button', { name: /^Retry at .* business name$/ }).click();
  await expect.element(page.getByText(/^Retries at/)).toBeVisible();
  await first.unmount();
  queryClient.clear();
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
  await renderBanner();
  await page.getByRole('button', { name: 'Cancel retry business name' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Retry business name', exact: true }))
    .toBeVisible();
  expect(sent).toEqual([]);
});

test('@DET-3 the wait starts when Google declined the edit, and the title says that Google’s limit was reached', async () => {
  declined = { fields: ['title'], errors: [throttled] };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 120_000 });
  await rememberRefusal(location.id, { fields: ['title'], errors: [throttled] });
  vi.useRealTimers();
  await renderBanner();
  await expect
    .element(page.getByText('1 edit not published because of Google’s rate limit'))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Retry business name', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Retry at/ })).not.toBeInTheDocument();
});

test('@DET-3 a retry that two windows start at once is one job, which one press cancels', async () => {
  declined = { fields: ['title'], errors: [throttled] };
  await renderBanner();
  await renderBanner();
  const buttons = page.getByRole('button', { name: /^Retry at .* business name$/ });
  await expect.poll(() => buttons.elements()).toHaveLength(2);
  for (const button of buttons.elements()) if (button instanceof HTMLElement) button.click();
  const cancel = page.getByRole('button', { name: 'Cancel retry business name' });
  await expect.poll(() => cancel.elements()).toHaveLength(2);
  await cancel.first().click();
  await expect.poll(() => cancel.elements()).toHaveLength(0);
  await expect.poll(() => buttons.elements()).toHaveLength(2);
});

test('@DET-3 @SVC-3 a declined service is named and sent again', async () => {
  declined = { fields: ['websiteUri', 'serviceItems'], errors: [shortened] };
  const visits = { type: 'free_form', id: 'gcid:dentist', name: 'Home visits' };
  journalEdits(location.id, [{ field: 'serviceItems', before: [], after: [visits] }]);
  await renderBanner();
  await expect
    .element(page.getByRole('button', { name: 'Retry 1 field website', exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('You added “Home visits”.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry services' }).click();
  const body = { category_id: 'gcid:dentist', display_name: 'Home visits' };
  await expect
    .poll(() => serviceCalls)
    .toEqual([
      ['DELETE', body],
      ['POST', body],
    ]);
});

test.each([
  [
    'Google suspended this profile.',
    /^Google declined edits because this profile was suspended/,
    /Fix a suspended profile/,
  ],
  [null, /^Google declined edits because this profile wasn’t verified/, /Verify a profile/],
])('@DET-3 the banner says what to do when Google answers %j', async (message, text, link) => {
  declined = {
    fields: ['websiteUri'],
    errors: [{ reason: 'UNVERIFIED_LOCATION', field: null, message }],
  };
  await renderBanner();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: link }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/support\.google\.com\//));
});
