import type { LocationId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createNotificationFixture,
  type NotificationFixture,
} from '../../testing/notification-fixture.ts';
import { DomainError } from '../errors.ts';
import {
  createConfiguration,
  removeConfiguration,
  removeConfigurations,
  updateConfiguration,
} from './commands/configurations.ts';
import { excludeDefaults, includeDefaults, listExclusions } from './exclusions.ts';
import { configurationsInForce, listConfigurations } from './queries/list.ts';

/** 0 is the account; 1 and 2 are its locations. */
type ScopeNumber = 0 | 1 | 2;
const scopes: readonly ScopeNumber[] = [0, 1, 2];

/** The settings as last saved. `excluded` are the locations that ignore the account's settings. */
interface Model {
  readonly lists: Record<ScopeNumber, { id: NotificationConfigurationId; saved: string }[]>;
  readonly excluded: Set<ScopeNumber>;
}

interface Real {
  readonly fixture: NotificationFixture;
  readonly removed: NotificationConfigurationId[];
}

const type = 'new-gbp-update';
const locationOf = (
  { first, second }: NotificationFixture,
  scope: ScopeNumber,
): LocationId | null => [null, first, second][scope] ?? null;
const queryOf = (fixture: NotificationFixture, scope: ScopeNumber) => {
  return { location_id: locationOf(fixture, scope) ?? undefined };
};

function expectSame({ lists, excluded }: Model, { fixture }: Real): void {
  const { deps, actor } = fixture;
  for (const scope of scopes) {
    const seen = listConfigurations(deps, actor(), queryOf(fixture, scope));
    expect(
      seen.map(({ id, period, options }) => ({ id, saved: JSON.stringify({ period, options }) })),
    ).toEqual(lists[scope]);
    const location = locationOf(fixture, scope);
    if (location === null) continue;
    expect(listExclusions(deps, actor(), location)).toEqual(excluded.has(scope) ? [type] : []);
    const own = lists[scope].map(({ id }) => id);
    const inherited = excluded.has(scope) ? [] : lists[0].map(({ id }) => id);
    expect(configurationsInForce(deps, actor(), location).map(({ id }) => id)).toEqual(
      own.length > 0 ? own : inherited,
    );
  }
}

type Step = (model: Model, real: Real) => void;

const command = (name: string, step: Step): fc.Command<Model, Real> => ({
  check: () => true,
  run(model, real) {
    step(model, real);
    expectSame(model, real);
  },
  toString: () => name,
});

const create = (scope: ScopeNumber) =>
  command(`create(${scope})`, ({ lists }, { fixture }) => {
    const { id, period, options } = createConfiguration(
      fixture.deps,
      fixture.actor(),
      queryOf(fixture, scope),
    );
    lists[scope].push({ id, saved: JSON.stringify({ period, options }) });
  });

const clear = (scope: ScopeNumber, step: 'disable' | 'restore') =>
  command(`${step}(${scope})`, (model, real) => {
    const { fixture, removed } = real;
    removeConfigurations(fixture.deps, fixture.actor(), queryOf(fixture, scope));
    removed.push(...model.lists[scope].map(({ id }) => id));
    model.lists[scope] = [];
    if (step === 'restore') create(scope).run(model, real);
  });

interface Wish {
  readonly period: NotificationConfigurationInput['period'];
  readonly options: Omit<NotificationConfigurationInput['options'], 'location'>;
}

const save = (scope: ScopeNumber, at: number, { period, options }: Wish) =>
  command(`save(${scope}, ${at}, ${period})`, ({ lists }, { fixture }) => {
    const one = lists[scope][at % (lists[scope].length || 1)];
    if (!one) return;
    const configuration = {
      period,
      type,
      options: { ...options, location: locationOf(fixture, scope) },
    } as const;
    updateConfiguration(fixture.deps, fixture.actor(), { id: one.id, configuration });
    one.saved = JSON.stringify({ period, options: configuration.options });
  });

const remove = (scope: ScopeNumber, at: number) =>
  command(`remove(${scope}, ${at})`, ({ lists }, { fixture, removed }) => {
    const [one] = lists[scope].splice(at % (lists[scope].length || 1), 1);
    if (!one) return;
    removeConfiguration(fixture.deps, fixture.actor(), one.id);
    removed.push(one.id);
  });

const removeAgain = (at: number) =>
  command(`removeAgain(${at})`, (_, { fixture, removed }) => {
    const id = removed[at % (removed.length || 1)];
    if (id === undefined) return;
    expect(() => removeConfiguration(fixture.deps, fixture.actor(), id)).toThrow(DomainError);
  });

const exclude = (scope: 1 | 2, yes: boolean) =>
  command(`${yes ? 'exclude' : 'include'}(${scope})`, ({ excluded }, { fixture }) => {
    const locationId = locationOf(fixture, scope);
    if (locationId === null) throw new Error('A location is excluded, not the account');
    (yes ? excludeDefaults : includeDefaults)(fixture.deps, fixture.actor(), { locationId, type });
    if (yes) excluded.add(scope);
    else excluded.delete(scope);
  });

const scope = fc.constantFrom(...scopes);
const at = fc.nat(5);
const wish: fc.Arbitrary<Wish> = fc.record({
  period: fc.constantFrom('daily', 'immediate'),
  options: fc.record({
    fields: fc.uniqueArray(fc.constantFrom(...providerFields), { maxLength: 3 }),
    sources: fc.uniqueArray(fc.constantFrom('google', 'ownerManager')),
    emails: fc.uniqueArray(fc.constantFrom('a@example.com', 'b@example.com'), { minLength: 1 }),
    verification_status: fc.boolean(),
  }),
});

test('@NOTIF-2 @NOTIF-3 @NOTIF-4 after any sequence of edits the settings equal the last saved ones', () => {
  const commands = fc.commands([
    scope.map(create),
    fc.tuple(scope, at, wish).map((parts) => save(...parts)),
    fc.tuple(scope, at).map((parts) => remove(...parts)),
    at.map(removeAgain),
    fc
      .tuple(scope, fc.constantFrom('disable' as const, 'restore' as const))
      .map((parts) => clear(...parts)),
    fc
      .tuple(fc.constantFrom(1 as const, 2 as const), fc.boolean())
      .map((parts) => exclude(...parts)),
  ]);
  fc.assert(
    fc.property(commands, (steps) => {
      const model: Model = { lists: { 0: [], 1: [], 2: [] }, excluded: new Set() };
      const real: Real = { fixture: createNotificationFixture(), removed: [] };
      fc.modelRun(() => ({ model, real }), steps);
      expectSame(model, real);
    }),
    { numRuns: 25, seed: 20_261_120 },
  );
});
