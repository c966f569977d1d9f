import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../../../db/schema/provider.ts';
import { users } from '../../../db/schema/users.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationBench, type LocationBench } from '../../../testing/location-bench.ts';
import { receiveChange, type ProviderChange } from '../../google-updates/commands/receive.ts';
import { failedPatchAttempts } from '../../patch-attempts/queries/list.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { setAutoRejection } from './set.ts';
import { fetchUpdates } from '../../google-updates/commands/check-location.ts';
import { disableManagement, enableManagement } from '../../locations/commands/manage.ts';

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

const behave = ({ deps, actor, id }: LocationBench, input: Input) =>
  setAutoRejection(deps, actor(), { id, ...input });
const receive = (
  { deps, actor, id }: LocationBench,
  field: ProviderField,
  type: ProviderChange['type'] = 'google',
) => receiveChange(deps, actor(), { locationId: id, type, field });
const refusal = (status: number) => expect.objectContaining({ kind: { status } });

test('the settings are saved, each field once @LSET-1', () => {
  const bench = createLocationBench();
  behave(bench, {
    ...titles,
    auto_rejection_fields: ['title', 'websiteUri', 'title'],
    allow_owner_manager_auto_reject: true,
  });
  expect(bench.row(bench.id)).toMatchObject({
    updateBehaviour: 'auto-reject-by-field',
    autoRejectionFields: ['title', 'websiteUri'],
    allowOwnerManagerAutoReject: true,
  });
});

test('fields that are never rejected automatically are refused @CONST-2', () => {
  const bench = createLocationBench();
  const before = bench.row(bench.id);
  const auto_rejection_fields: ProviderField[] = ['title', 'latlng', 'specialHours'];
  expect(() => behave(bench, { ...titles, auto_rejection_fields })).toThrow(
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
  expect(bench.row(bench.id)).toEqual(before);
});

test('an automatically rejected change goes to the archive, and our value is sent again @LSET-1', () => {
  const bench = createLocationBench();
  const { id, row, live, updates, told, actor } = bench;
  behave(bench, titles);
  receive(bench, 'title');
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
  expect(bench.events.at(-1)?.payload).toMatchObject({ has_google_updates: false });
  bench.advance(publishingTime);
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
  const bench = createLocationBench();
  behave(bench, input);
  receive(bench, field, type);
  expect(bench.updates(bench.id)).toMatchObject([
    rejected
      ? { resolvedAction: 'rejected', resolvedBy: 'auto-rejection' }
      : { resolvedAction: null, resolvedBy: null },
  ]);
});

test.each(providerFields)('with rejection of everything, %s follows the list @CONST-2', (field) => {
  const bench = createLocationBench();
  behave(bench, all);
  receive(bench, field);
  const [update] = bench.updates(bench.id);
  expect(update?.resolvedAction === 'rejected').toBe(autoRejectableFields.includes(field));
});

test('open updates still need a decision @LSET-1', () => {
  const bench = createLocationBench();
  receive(bench, 'title');
  behave(bench, all);
  fetchUpdates(bench.deps, bench.actor(), bench.id);
  expect(bench.updates(bench.id)).toMatchObject([{ resolvedAction: null }]);
});

test('changes made while the location was not managed are rejected together when detected', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  behave(bench, all);
  disableManagement(deps, actor(), id);
  receive(bench, 'title');
  receive(bench, 'websiteUri');
  receive(bench, 'latlng');
  enableManagement(deps, actor(), id);
  expect(bench.updates(id).map(({ resolvedAction }) => resolvedAction)).toEqual([
    'rejected',
    'rejected',
    null,
  ]);
  expect(bench.attempts(id)).toMatchObject([{ fields: ['title', 'websiteUri'] }]);
});

test('a value that Google refuses is reported as failed instead of being rejected again', () => {
  const bench = createLocationBench([{ title: 'Best books' }]);
  const { deps, actor, id } = bench;
  behave(bench, titles);
  receive(bench, 'title');
  bench.advance(publishingTime);
  fetchUpdates(deps, actor(), id);
  bench.advance(publishingTime);
  expect(bench.updates(id)).toHaveLength(1);
  expect(bench.attempts(id)).toMatchObject([{ status: 'failed' }]);
  expect(failedPatchAttempts(deps, actor(), id).fields).toEqual(['title']);
});

test('a profile that Google blocks rejects nothing automatically', () => {
  const bench = createLocationBench();
  const { profileId } = bench.row(bench.id);
  const suspended = { standing: 'suspended' } as const;
  bench.deps.db.update(profiles).set(suspended).where(eq(profiles.id, profileId)).run();
  behave(bench, all);
  receive(bench, 'title');
  expect(bench.updates(bench.id)).toMatchObject([{ resolvedAction: null }]);
  expect(bench.attempts(bench.id)).toEqual([]);
});

test('the settings need the subscription @PERM-2', () => {
  const bench = createLocationBench();
  const { deps, user } = bench;
  deps.db.update(users).set({ hasSubscription: false }).where(eq(users.id, user.id)).run();
  expect(() => behave(bench, all)).toThrow(refusal(403));
  expect(bench.row(bench.id).updateBehaviour).toBe('no-action');
});

test("another account's settings are missing @PERM-1", () => {
  const { deps, actor, id } = createLocationBench();
  const user = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const stranger = { user, now: actor().now };
  expect(() => setAutoRejection(deps, stranger, { id, ...all })).toThrow(refusal(404));
});
