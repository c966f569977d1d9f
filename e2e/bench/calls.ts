import { setTimeout as pause } from 'node:timers/promises';
import { control } from '@placekeeper/mock-api/control/contract';
import { to } from '@placekeeper/web/paths';
import { expect, type Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { twinFor } from '../fixtures/twin.ts';
import { heading, row } from './report.ts';

/** Paths of the platform. All other paths are files, which a browser caches. */
const platform = /^\/(api|sanctum|broadcasting)\//;

export async function measureCalls(page: Page): Promise<void> {
  const twin = twinFor(page.request);
  const count = counted(page);
  const [location] = await managedLocations(twin);
  if (!location) throw new Error('This account manages no location.');
  const text = page.getByRole('textbox', { name: 'Description' });
  const change = (update_value: string) =>
    twin.call(control.changeProfile, {
      body: {
        location_id: location.id,
        type: 'google',
        field_name: 'profile.description',
        update_value,
      },
    });

  const journeys: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'open the home screen, socket joined',
      () => Promise.all([joined(page), page.goto(to('dashboard'))]),
    ],
    [
      'go to the list',
      () => page.getByRole('link', { name: 'Locations', exact: true }).first().click(),
    ],
    ['its next page', () => page.getByRole('link', { name: 'Next page' }).click()],
    ['search in it', () => page.getByRole('searchbox').first().fill(location.name)],
    ['open a location, loaded anew', () => page.goto(to('location', { location: location.id }))],
    [
      'change its description and save',
      async () => {
        await text.fill('Open late.');
        await page.getByRole('button', { name: /^Save/ }).click();
        await expect(text).toHaveAccessibleDescription(/Publishing since/);
      },
    ],
    ['Google changes it: the event and what it causes', () => change('Changed at Google.')],
    ['open the updates', () => page.goto(to('gbp.updates'))],
    ['open the bulk editor', () => page.goto(to('bulk-edit'))],
    ['open the tags', () => page.goto(to('tags'))],
    ['open the Google accounts', () => page.goto(to('google-accounts'))],
  ];

  heading('What is done', 'calls', 'writes', 'kB sent');
  for (const [name, act] of journeys) {
    count.begin();
    await act();
    const { calls, writes, bytes } = await count.end();
    row(name, calls, writes, (bytes / 1000).toFixed(1));
  }
}

/** In milliseconds: an action has ended when no call follows for this long. */
const quietMs = 1500;

function counted(page: Page) {
  let seen: Promise<{ writes: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (!platform.test(new URL(request.url()).pathname)) return;
    const writes = request.method() !== 'GET';
    seen.push(
      request.sizes().then(({ responseBodySize }) => ({ writes, bytes: responseBodySize })),
    );
  });
  return {
    begin: () => (seen = []),
    async end() {
      for (let before = -1; before < seen.length;) {
        before = seen.length;
        await pause(quietMs);
      }
      const all = await Promise.all(seen);
      return {
        calls: all.length,
        writes: all.filter(({ writes }) => writes).length,
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}
