import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { googleLocations } from '../endpoints/google-locations.ts';
import { googleTokens } from '../endpoints/google-tokens.ts';
import { currentUser } from '../endpoints/current-user.ts';
import { locations } from '../endpoints/locations.ts';
import { notificationSettings } from '../endpoints/notification-settings.ts';
import { services } from '../endpoints/services.ts';
import { spotlight } from '../endpoints/spotlight.ts';
import { tags } from '../endpoints/tags.ts';
import { updates } from '../endpoints/updates.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { unwrapped } from './envelope.ts';
import { answerOf, read } from '../testing/read-answer.ts';

describe('an envelope', () => {
  const location = { id: 1, name: 'Harbour Books' };
  const update = { id: 5, location: { id: 1 }, field_name: 'title' };
  const page = { current_page: 1, last_page: 3, per_page: 25, total: 60, to: 1 };

  test.each<[what: string, endpoint: AnyEndpoint, answers: readonly unknown[], value: unknown]>([
    [
      'a location',
      locations.show,
      [{ location }, { data: location }, { data: { location } }, location],
      { location },
    ],
    [
      'an update',
      updates.show,
      [{ google_update: update }, { update }, { data: update }, update],
      { google_update: update },
    ],
    ['a tag', tags.show, [{ tag: location }, { data: location }, location], { tag: location }],
    [
      'a user',
      currentUser.show,
      [{ user: { id: 1 } }, { data: { id: 1 } }, { id: '1' }],
      { user: { id: 1 } },
    ],
    [
      'tags',
      tags.list,
      [{ tags: [location] }, { data: [location] }, [location]],
      { tags: [location] },
    ],
    [
      'accounts',
      googleTokens.list,
      [{ tokens: [{ id: 2 }] }, [{ id: 2 }]],
      { tokens: [{ id: 2 }] },
    ],
    [
      'configurations',
      notificationSettings.list,
      [{ configurations: [{ id: 2 }] }, [{ id: 2 }], { data: [{ id: '2' }] }],
      { configurations: [{ id: 2, options: {} }] },
    ],
    [
      'exclusions',
      notificationSettings.exclusions,
      [['new-gbp-update']],
      { exclusions: ['new-gbp-update'] },
    ],
    [
      'a page',
      locations.list,
      [
        { data: [location], meta: page },
        { data: [location], ...page },
        { locations: [location], meta: page },
        { locations: { data: [location], ...page } },
        { data: { data: [location], ...page } },
        { data: [location], meta: { ...page, to: undefined, total: '60' } },
      ],
      { data: [location], meta: page },
    ],
    [
      'a page of updates',
      updates.list,
      [
        { google_updates: [update], total_locations: 1, meta: page },
        { google_updates: [update], total_locations: '1', ...page },
        { data: [update], total_locations: 1, ...page },
      ],
      { google_updates: [update], total_locations: 1, meta: page },
    ],
    ['a spotlight without page fields', spotlight.search, [{ data: [] }, []], { data: [] }],
    [
      'all ids of a tag',
      tags.allLocations,
      [
        [1, '2'],
        { locations: [1, 2] },
        { data: [{ id: 1 }, { id: 2 }] },
        { locations: [{ id: '1' }, 2] },
      ],
      { locations: [1, 2] },
    ],
    [
      'services',
      services.list,
      [
        { services: { primary_category: null } },
        { data: { primary_category: null } },
        { primary_category: null },
      ],
      { primary_category: null },
    ],
    [
      'an import',
      googleLocations.importStatus,
      [{ total: '3', complete: 1, errored: null }, { data: { total: 3, complete: 1, errored: 0 } }],
      { total: 3, complete: 1, errored: 0 },
    ],
    [
      'an operation',
      googleLocations.fetch,
      [{ operation: { complete: 0, id: 7 } }, { complete: false, id: '7' }],
      { operation: { complete: false, id: '7' } },
    ],
  ])('%s', (_, endpoint, answers, value) => {
    for (const answer of answers)
      expect(read(answerOf(endpoint), answer)).toMatchObject(value as object);
  });

  test('an answer is unwrapped even if its model was read before', () => {
    const model = z.looseObject({ total: z.int() });
    expect(read(model, { total: 3 })).toEqual({ total: 3 });
    const answer = unwrapped(['import'], model);
    expect(read(answer, { import: { total: 3 } })).toEqual({ total: 3 });
  });

  test.each<[what: string, fields: object, to: unknown]>([
    ['a later page', { current_page: 3, per_page: 25, last_page: 3, total: 51 }, 51],
    ['a page that tells it', { ...page, to: 7 }, 7],
  ])('the position of the last row is computed for %s', (_, fields, to) => {
    for (const answer of [{ meta: fields }, fields])
      expect(read(answerOf(locations.list), { data: [location], ...answer })).toMatchObject({
        meta: { to },
      });
  });

  test('an empty page has no last row', () => {
    const { to: _, ...fields } = page;
    expect(read(answerOf(locations.list), { data: [], ...fields })).toMatchObject({
      meta: { to: null },
    });
  });

  test.each(['current_page', 'per_page', 'total'])('a page without %s is unreadable', (field) => {
    const meta = { ...page, to: undefined, [field]: undefined };
    expect(read(answerOf(locations.list), { data: [location], meta })).toBe('unread');
  });

  test('an answer with a field at the top is not unwrapped', () => {
    const model = z.looseObject({ total: z.int(), note: z.optional(z.string()) });
    const answer = { total: 3, data: { total: 9 } };
    expect(read(unwrapped(['import'], model), answer)).toEqual(answer);
  });

  test('a page without its page fields is unreadable: the total is unknown', () => {
    expect(read(answerOf(locations.list), { data: [location] })).toBe('unread');
  });
});

describe('an answer to a write', () => {
  const answers = [undefined, {}, { success: true }, [], 'OK', null, { message: 'Saved.' }];

  test.each<[endpoint: AnyEndpoint]>([
    [locations.update],
    [locations.updateCategories],
    [locations.enableManagement],
    [locations.autoRejection],
    [locations.fetchGoogleUpdates],
    [updates.accept],
    [tags.create],
    [tags.rename],
    [notificationSettings.create],
    [notificationSettings.update],
    [notificationSettings.excludeDefaults],
    [tags.addLocations],
    [locations.remove],
  ])('$id may have any body', (endpoint) => {
    for (const answer of answers) {
      const value = read(answerOf(endpoint), answer);
      expect(value).not.toBe('unread');
      for (const key of ['location', 'tag', 'configuration', 'exclusions'])
        expect(Object(value)).not.toHaveProperty(key);
    }
  });

  test('the location is found wherever it is in the body', () => {
    const location = { id: 1, name: 'Harbour Books' };
    for (const answer of [{ location }, { data: location }, location])
      expect(read(answerOf(locations.update), answer)).toMatchObject({ location });
  });

  test('a list can be the whole body', () => {
    expect(read(answerOf(notificationSettings.excludeDefaults), ['new-gbp-update'])).toEqual({
      exclusions: ['new-gbp-update'],
    });
  });
});
