import type { LocationId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createNotificationBench,
  type NotificationBench,
} from '../../testing/notification-bench.ts';
import { DomainError } from '../errors.ts';
import { createConfiguration } from './commands/create.ts';
import { excludeDefaults, includeDefaults, listExclusions } from './exclusions.ts';
import { configurationsInForce } from './queries/in-force.ts';
import { listConfigurations } from './queries/list.ts';
import { removeConfiguration, removeConfigurations } from './commands/remove.ts';
import { updateConfiguration } from './commands/update.ts';

/** 0 is the account, the others are its locations. */
type ScopeNumber = 0 | 1 | 2;
const scopes: readonly ScopeNumber[] = [0, 1, 2];

/** The settings as the user last saved them: lists of configurations, and the excluded locations. */
interface Model {
  readonly lists: Record<ScopeNumber, { id: NotificationConfigurationId; saved: string }[]>;
  readonly excluded: Set<ScopeNumber>;
}

interface Real {
  readonly bench: NotificationBench;
  readonly removed: NotificationConfigurationId[];
}

const type = 'new-gbp-update';
const locationOf = ({ first, second }: NotificationBench, scope: ScopeNumber): LocationId | null =>
  [null, first, second][scope] ?? null;
const queryOf = (bench: NotificationBench, scope: ScopeNumber) => {
  return { location_id: locationOf(bench, scope) ?? undefined };
};

/** Everything visible, according to the model. */
function expectSame({ lists, excluded }: Model, { bench }: Real): void {
  const { deps, actor } = bench;
  for (const scope of scopes) {
    const seen = listConfigurations(deps, actor(), queryOf(bench, scope));
    expect(
      seen.map(({ id, period, options }) => ({ id, saved: JSON.stringify({ period, options }) })),
    ).toEqual(lists[scope]);
    const location = locationOf(bench, scope);
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
  command(`create(${scope})`, ({ lists }, { bench }) => {
    const { id, period, options } = createConfiguration(
      bench.deps,
      bench.actor(),
      queryOf(bench, scope),
    );
    lists[scope].push({ id, saved: JSON.stringify({ period, options }) });
  });

const clear = (scope: ScopeNumber, step: 'disable' | 'restore') =>
  command(`${step}(${scope})`, (model, real) => {
    const { bench, removed } = real;
    removeConfigurations(bench.deps, bench.actor(), queryOf(bench, scope));
    removed.push(...model.lists[scope].map(({ id }) => id));
    model.lists[scope] = [];
    if (step === 'restore') create(scope).run(model, real);
  });

interface Wish {
  readonly period: NotificationConfigurationInput['period'];
  readonly options: Omit<NotificationConfigurationInput['options'], 'location'>;
}

const save = (scope: ScopeNumber, at: number, { period, options }: Wish) =>
  command(`save(${scope}, ${at}, ${period})`, ({ lists }, { bench }) => {
    const one = lists[scope][at % (lists[scope].length || 1)];
    if (!one) return;
    const configuration = {
      period,
      type,
      options: { ...options, location: locationOf(bench, scope) },
    } as const;
    updateConfiguration(bench.deps, bench.actor(), { id: one.id, configuration });
    one.saved = JSON.stringify({ period, options: configuration.options });
  });

const remove = (scope: ScopeNumber, at: number) =>
  command(`remove(${scope}, ${at})`, ({ lists }, { bench, removed }) => {
    const [one] = lists[scope].splice(at % (lists[scope].length || 1), 1);
    if (!one) return;
    removeConfiguration(bench.deps, bench.actor(), one.id);
    removed.push(one.id);
  });

const removeAgain = (at: number) =>
  command(`removeAgain(${at})`, (_, { bench, removed }) => {
    const id = removed[at % (removed.length || 1)];
    if (id === undefined) return;
    expect(() => removeConfiguration(bench.deps, bench.actor(), id)).toThrow(DomainError);
  });

const exclude = (scope: 1 | 2, yes: boolean) =>
  command(`${yes ? 'exclude' : 'include'}(${scope})`, ({ excluded }, { bench }) => {
    const locationId = locationOf(bench, scope);
    if (locationId === null) throw new Error('A location is excluded, not the account');
    (yes ? excludeDefaults : includeDefaults)(bench.deps, bench.actor(), { locationId, type });
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
      const real: Real = { bench: createNotificationBench(), removed: [] };
      fc.modelRun(() => ({ model, real }), steps);
      expectSame(model, real);
    }),
    { numRuns: 25, seed: 20_261_120 },
  );
});
