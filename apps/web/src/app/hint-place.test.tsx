import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentUserQueries } from '../data/current-user/queries.ts';
import { queryClient } from '../data/api/query-client.ts';
import type { RouteMeta } from '../lib/url/paths.ts';
import { renderWithQueries } from '../test/render.tsx';
import { HintPlace } from './hint-place.tsx';

const { env } = vi.hoisted(() => ({
  env: { helpUrl: undefined as string | undefined, apiOrigin: '' },
}));
vi.mock('../lib/env.ts', () => ({ env }));

const hint = page.getByRole('complementary', { name: 'Hint' });
const button = hint.getByRole('button', { name: 'Ok, got it!' });
const more = hint.getByText('Learn more');

let metadata: Record<string, unknown>;
let refused: boolean;
const told: unknown[] = [];

async function answer(_: string, { method, body }: RequestInit): Promise<Response> {
  if (method === 'GET') return Response.json({ user: { ...nina, metadata } });
  if (refused) return Response.json({ message: 'Server Error' }, { status: 500 });
  told.push(JSON.parse(body as string));
  metadata = { acknowledged_home_screen_navigation: true };
  return Response.json({ metadata });
}

const nina = { id: 1, is_admin: false, identity: { subscriptions: [] } };

async function show(
  known: object | undefined,
  { id = 'locationManager', meta = {} }: { id?: string; meta?: RouteMeta } = {},
) {
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { ...nina, metadata: known },
  } as never);
  const element = (
    <>
      <HintPlace />
      <h1 tabIndex={-1}>A screen</h1>
    </>
  );
  const router = createMemoryRouter([{ id, path: '/', handle: meta, element }]);
  await renderWithQueries(<RouterProvider router={router} />);
}

beforeEach(async () => {
  await page.viewport(1280, 720);
  vi.stubGlobal('fetch', vi.fn(answer));
  [metadata, refused, told.length, env.helpUrl] = [{}, false, 0, undefined];
});

test('@HINT-1 the hint shows its sentence, and links to help only if there are help pages', async () => {
  await show({});
  await expect
    .element(hint)
    .toMatchTextContent(/You can return to the home screen from anywhere by clicking here/);
  await expect.element(more).not.toBeInTheDocument();
});

test('@HINT-1 the hint links to the help pages in a new window', async () => {
  env.helpUrl = 'https://help.example.com/home';
  await show({});
  await expect.element(more).toHaveAttribute('href', 'https://help.example.com/home');
  await expect.element(more).toHaveAttribute('target', '_blank');
});

test('@HINT-2 the button stores that the hint was read, and removes the hint', async () => {
  await show({});
  await userEvent.click(button);
  await expect.element(hint).not.toBeInTheDocument();
  expect(told).toEqual([{ key: 'acknowledged_home_screen_navigation', value: true }]);
});

test('@HINT-2 if the button cannot store this, the hint stays and shows the error', async () => {
  refused = true;
  await show({});
  await userEvent.click(button);
  await expect
    .element(hint.getByRole('alert'))
    .toHaveTextContent('Something went wrong in Placekeeper. Try again in a moment.');
  refused = false;
  await userEvent.click(button);
  await expect.element(hint).not.toBeInTheDocument();
});

test.each<[where: string, known: object | undefined, screen: Parameters<typeof show>[1]]>([
  ['on the home screen', {}, { id: 'dashboard' }],
  ['in the onboarding', {}, { meta: { onboarding: true } }],
  ['where there is no sidebar', {}, { meta: { hideSidebar: true } }],
  ['once it was read', { acknowledged_home_screen_navigation: true }, {}],
  ['where it is not known whether it was', undefined, {}],
])('@HINT-2 the hint is not shown %s', async (_, known, screen) => {
  await show(known, screen);
  await expect.element(page.getByRole('heading', { name: 'A screen' })).toBeVisible();
  expect(hint.query()).toBeNull();
});

test('@HINT-2 the hint appears only in windows of at least 768 pixels', async () => {
  await page.viewport(767, 720);
  await show({});
  await expect.element(page.getByRole('heading', { name: 'A screen' })).toBeVisible();
  expect(hint.query()).toBeNull();
  await page.viewport(768, 720);
  await expect.element(hint).toBeVisible();
});
