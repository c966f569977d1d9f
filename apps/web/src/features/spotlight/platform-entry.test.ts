import { api } from '@placekeeper/contracts/api';
import type { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import { createTestTwin } from '@placekeeper/mock-api/testing/test-twin';
import { CornerDownRight } from 'lucide-react';
import { expect, test } from 'vitest';
import { paths } from '../../lib/url/paths.ts';
import { platformEntry } from './platform-entry.ts';

test('each action of the simulator opens a screen, and has an icon and a colour @SPOT-10', async () => {
  const user = await createTestTwin().as('owner', { locations: 1 });
  // The letter s is in every action.
  const { data } = await user.succeed(api.spotlight.search, {
    query: { query: 's', page: { size: 100 } },
  });
  const actions = data.filter(({ type }) => type === 'action');
  const entries = actions.flatMap((item) => platformEntry(item));
  const screens = new Set<string>(Object.values(paths));
  expect(entries.length).toBeGreaterThan(5);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(actions.length);
  for (const { key, title, icon, colour, does } of entries) {
    expect(does).toEqual({ kind: 'go', to: key });
    expect(screens).toContain(key);
    expect(icon, title).not.toBe(CornerDownRight);
    expect(colour, title).toBeDefined();
  }
});

const action: SpotlightItem = {
  type: 'action',
  title: 'Ours',
  link: '/settings',
  icon: null,
  color: null,
  location: null,
};

test.each([
  ['/settings', [{ kind: 'go', to: '/settings' }]],
  ['https://example.com/', [{ kind: 'leave', href: 'https://example.com/' }]],
  ['http://example.com/', []],
  ['//example.com/', []],
  ['/\\example.com/', []],
  ['javascript:alert(1)', []],
  ['settings', []],
  ['', []],
])('the link %j of a result leads to %j', (link, expected) => {
  expect(platformEntry({ ...action, link }).map(({ does }) => does)).toEqual(expected);
});

test('an unknown icon and colour are replaced', () => {
  const [entry] = platformEntry({ ...action, icon: 'unheard-of', color: 'unheard-of' });
  expect(entry).toMatchObject({ icon: CornerDownRight, colour: undefined });
});
