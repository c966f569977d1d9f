import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { createLocationFixture, type LocationFixture } from '../../testing/location-fixture.ts';
import {
  fetchUpdates,
  receiveChange,
  type ProviderChange,
} from '../google-updates/commands/receive.ts';
import { failedPatchAttempts } from '../patch-attempts/queries/list.ts';
import { publishingTime } from '../patch-attempts/commands/publish.ts';
import { setAutoRejection } from './settings.ts';
import { disableManagement, enableManagement } from '../locations/commands/set-management.ts';
import { refusal } from '../../testing/refusal.ts';

type Input = Omit<Parameters<typeof setAutoRejection>[2], 'id'>;

const off: Input = {
  google_update_behaviour: 'no-action',
  auto_rejection_fields: [],
  allow_owner_manager_auto_reject: false,
};
const all: Input = { ...off, google_update_behaviour: 'auto-reject-all' };
const titles: Input = {
  ...off,
  google_update_behaviour: 'auto-reject-by-field',
  auto_rejection_fields: ['title'],
};

const behave = ({ deps, actor, id }: LocationFixture, input: Input) =>
  setAutoRejection(deps, actor(), { id, ...input });
const receive = (
  { deps, actor, id }: LocationFixture,
  field: ProviderField,
  type: ProviderChange['type'] = 'google',
) => receiveChange(deps, actor(), { locationId: id, type, field });
test('the settings are saved, each field once @LSET-1', () => {
  const fixture = createLocationFixture();
  behave(fixture, {
    ...titles,
    auto_rejection_fields: ['title', 'websiteUri', 'title'],
    allow_owner_manager_auto_reject: true,
  });
  expect(fixture.row(fixture.id)).toMatchObject({
    updateBehaviour: 'auto-reject-by-field',
    autoRejectionFields: ['title', 'websiteUri'],
    allowOwnerManagerAutoReject: true,
  });
});

test('fields that are never rejected automatically are refused @CONST-2', () => {
  const fixture = createLocationFixture();
  const before = fixture.row(fixture.id);
  const auto_rejection_fields: ProviderField[] = ['title', 'latlng', 'specialHours'];
  expect(() => behave(fixture, { ...titles, auto_rejection_fields })).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: {
          'auto_rejection_fields.1': ['Changes to the map pin can’t be auto-rejected.'],
          'auto_rejection_fields.2': ['Changes to the special hours can’t be auto-rejected.'],
        },
      },
    }),
  );
  expect(fixture.row(fixture.id)).toEqual(before);
});

test('an automatically rejected change goes to the archive, and our value is sent again @LSET-1', () => {
  const fixture = createLocationFixture();
  const { id, row, live, updates, told, actor } = fixture;
  behave(fixture, titles);
  receive(fixture, 'title');
  expect(updates(id)).toMatchObject([
    {
      resolvedAction: 'rejected',
      resolvedBy: 'auto-rejection',
      resolvedAt: actor().now,
      platformValue: 'Harbour Books',
    },
  ]);
  expect(row(id).hasUnresolvedUpdates).toBe(false);
  expect(told()).toEqual(['patch-attempt.created', 'gbp-update.received']);
  expect(fixture.events.at(-1)?.payload).toMatchObject({ has_google_updates: false });
  fixture.advance(publishingTime);
  expect(live(id).title).toBe('Harbour Books');
});

test.each<[string, Input, ProviderField, ProviderChange['type'], boolean]>([
  ['nothing is told', off, 'title', 'google', false],
  ['another field is named', titles, 'websiteUri', 'google', false],
  ['the field is named', titles, 'title', 'google', true],
  ['an owner is not meant', titles, 'title', 'ownerManager', false],
  [
    'an owner is meant too',
    { ...titles, allow_owner_manager_auto_reject: true },
    'title',
    'ownerManager',
    true,
  ],
  ['everything is meant', all, 'serviceItems', 'google', true],
  ['everything but owners', all, 'serviceItems', 'ownerManager', false],
])('where %s', (_, input, field, type, rejected) => {
  const fixture = createLocationFixture();
  behave(fixture, input);
  receive(fixture, field, type);
  expect(fixture.updates(fixture.id)).toMatchObject([
    rejected
      ? { resolvedAction: 'rejected', resolvedBy: 'auto-rejection' }
      : { resolvedAction: null, resolvedBy: null },
  ]);
});

test.each(providerFields)('with rejection of everything, %s follows the list @CONST-2', (field) => {
  const fixture = createLocationFixture();
  behave(fixture, all);
  receive(fixture, field);
  const [update] = fixture.updates(fixture.id);
  expect(update?.resolvedAction === 'rejected').toBe(autoRejectableFields.includes(field));
});

test('open updates still need a decision @LSET-1', () => {
  const fixture = createLocationFixture();
  receive(fixture, 'title');
  behave(fixture, all);
  fetchUpdates(fixture.deps, fixture.actor(), fixture.id);
  expect(fixture.updates(fixture.id)).toMatchObject([{ resolvedAction: null }]);
});

test('changes made while the location was not managed are rejected together when detected', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  behave(fixture, all);
  disableManagement(deps, actor(), id);
  receive(fixture, 'title');
  receive(fixture, 'websiteUri');
  receive(fixture, 'latlng');
  enableManagement(deps, actor(), id);
  expect(fixture.updates(id).map(({ resolvedAction }) => resolvedAction)).toEqual([
    'rejected',
    'rejected',
    null,
  ]);
  expect(fixture.attempts(id)).toMatchObject([{ fields: ['title', 'websiteUri'] }]);
});

test('a value that Google refuses is reported as failed instead of being rejected again', () => {
  const fixture = createLocationFixture([{ title: 'Best books' }]);
  const { deps, actor, id } = fixture;
  behave(fixture, titles);
  receive(fixture, 'title');
  fixture.advance(publishingTime);
  fetchUpdates(deps, actor(), id);
  fixture.advance(publishingTime);
  expect(fixture.updates(id)).toHaveLength(1);
  expect(fixture.attempts(id)).toMatchObject([{ status: 'failed' }]);
  expect(failedPatchAttempts(deps, actor(), id).fields).toEqual(['title']);
});

test('a profile that Google blocks rejects nothing automatically', () => {
  const fixture = createLocationFixture();
  fixture.setProfile(fixture.id, { standing: 'suspended' });
  behave(fixture, all);
  receive(fixture, 'title');
  expect(fixture.updates(fixture.id)).toMatchObject([{ resolvedAction: null }]);
  expect(fixture.attempts(fixture.id)).toEqual([]);
});

test('the settings need the subscription @PERM-2', () => {
  const fixture = createLocationFixture();
  fixture.setUser({ hasSubscription: false });
  expect(() => behave(fixture, all)).toThrow(refusal(403));
  expect(fixture.row(fixture.id).updateBehaviour).toBe('no-action');
});
