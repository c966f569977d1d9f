import { expect, test } from 'vitest';
import { events, knownEvent } from '../src/events.ts';

test.each(Object.keys(events))('the event %s is known by its own name @RT-1', (name) => {
  expect(knownEvent(name)).toBe(name);
});

test.each([
  [String.raw`App\Events\PatchAttemptFailed`, 'patch-attempt.failed'],
  [String.raw`App\Events\Gbp\PatchAttemptCreatedEvent`, 'patch-attempt.created'],
  ['.PatchAttemptCompleted', 'patch-attempt.completed'],
  ['App.Events.GbpUpdateReceived', 'gbp-update.received'],
  ['gbp_update_received', 'gbp-update.received'],
  ['GBP update received', 'gbp-update.received'],
  ['GBPUpdateReceived', 'gbp-update.received'],
  ['LocationImported', 'location.imported'],
  ['error importing location', 'location.import-errored'],
  ['ErrorImportingLocation', 'location.import-errored'],
  ['locations-fetched', 'locations.fetched'],
  ['LocationsPartiallyFetched', 'locations.partially-fetched'],
  ['lost Google authorization', 'google-authorization.lost'],
  ['LostGoogleAuthorization', 'google-authorization.lost'],
])('the name %s means %s @RT-1', (name, event) => {
  expect(knownEvent(name)).toBe(event);
});

test.each(['LocationTeleported', 'location', '', 'constructor'])(
  '%j is not guessed @UPD-9',
  (name) => {
    expect(knownEvent(name)).toBeUndefined();
  },
);
