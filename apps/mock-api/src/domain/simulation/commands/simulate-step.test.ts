import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { locations } from '../../../db/schema/locations.ts';
import { profiles } from '../../../db/schema/provider.ts';
import { users, type Simulation } from '../../../db/schema/users.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { runDueJobs } from '../../../simulator/run-due-jobs.ts';
import { createTestDeps } from '../../../testing/test-deps.ts';
import { actorFor } from '../../actor.ts';
import { days, hours, minutes, seconds } from '../../clock.ts';
import { scheduleDigest } from '../../notifications/commands/digest-time.ts';
import { listTokens } from '../../google-accounts/queries/list-tokens.ts';
import { changeSimulation } from './change-simulation.ts';
import { restartSimulation } from './simulate-step.ts';

function createSimulation(simulation: Partial<Simulation>, count = 9) {
  const { deps } = createTestDeps();
  const made = createAccount(deps, { persona: 'owner', clock: 'manual', locations: count });
  const owner = () => {
    const user = deps.db.select().from(users).where(eq(users.id, made.id)).get();
    if (!user) throw new Error('The owner is gone');
    return user;
  };
  const set = (changes: Partial<Simulation & { now: number }>) => {
    const { now, ...rest } = changes;
    const user = owner();
    deps.db
      .update(users)
      .set({ simulation: { ...user.simulation, ...rest }, manualClock: now ?? user.manualClock })
      .where(eq(users.id, user.id))
      .run();
  };
  set(simulation);
  restartSimulation(deps, actorFor(deps, owner()));
  const seeded = deps.db.select().from(googleUpdates).all().length;
  return {
    set: (changes: Partial<Simulation>) =>
      void changeSimulation(deps, actorFor(deps, owner()), changes),
    tokens: () => listTokens(deps, actorFor(deps, owner())).map(({ token }) => token.status),
    /** The standings of the managed locations. */
    standings: () =>
      deps.db
        .select({ standing: profiles.standing })
        .from(profiles)
        .innerJoin(locations, eq(locations.profileId, profiles.id))
        .where(eq(locations.managementStatus, 'enabled'))
        .all()
        .map(({ standing }) => standing),
    /** Returns the number of jobs that ran. */
    pass(ms: number): number {
      const now = (owner().manualClock ?? 0) + ms;
      set({ now });
      return runDueJobs(deps, made.id, now);
    },
    updates: () =>
      deps.db
        .select({
          location: googleUpdates.locationId,
          type: googleUpdates.type,
          field: googleUpdates.fieldName,
          at: googleUpdates.createdAt,
        })
        .from(googleUpdates)
        .where(eq(googleUpdates.userId, made.id))
        .orderBy(googleUpdates.id)
        .all()
        .slice(seeded),
    /** The times until the scheduled steps. */
    steps: () =>
      deps.db
        .select()
        .from(jobs)
        .where(and(eq(jobs.userId, made.id), eq(jobs.kind, 'life.step')))
        .all()
        .map(({ dueAt }) => dueAt - (owner().manualClock ?? 0)),
  };
}

test('without simulation nothing changes', () => {
  const simulated = createSimulation({ mood: 'still' });
  simulated.pass(days(2));
  expect(simulated.updates()).toEqual([]);
  expect(simulated.steps()).toEqual([]);
});

test('a calm simulation changes rarely, a busy one often, and speed multiplies both', () => {
  const changesIn = (simulation: Partial<Simulation>) => {
    const simulated = createSimulation(simulation);
    simulated.pass(minutes(20));
    return simulated.updates().length;
  };
  const calm = changesIn({ mood: 'calm' });
  const fast = changesIn({ mood: 'calm', speed: 4 });
  const busy = changesIn({ mood: 'busy' });
  expect(calm).toBeGreaterThan(0);
  expect(fast).toBeGreaterThan(calm);
  expect(busy).toBeGreaterThan(fast);
});

test('equal simulations have equal histories', () => {
  const [one, other] = [createSimulation({ mood: 'busy' }), createSimulation({ mood: 'busy' })];
  one.pass(hours(1));
  other.pass(hours(1));
  expect(one.updates()).toEqual(other.updates());
});

test.each([
  ['calm', hours(12)],
  ['busy', hours(2)],
] as const)('in a %s simulation, owners change various fields, and Google more', (mood, time) => {
  const simulated = createSimulation({ mood });
  simulated.pass(time);
  const made = simulated.updates();
  const { google, ownerManager, ...others } = Object.groupBy(made, ({ type }) => type);
  expect(others).toEqual({});
  const steps = (updates: typeof made = []) => new Set(updates.map(({ at }) => at)).size;
  expect(steps(ownerManager)).toBeGreaterThan(5);
  expect(steps(google)).toBeGreaterThan(steps(ownerManager));
  expect(new Set(made.map(({ field }) => field)).size).toBeGreaterThan(5);
  expect(new Set(made.map(({ location }) => location)).size).toBeGreaterThan(3);
});

test.each(['calm', 'busy'] as const)(
  'a %s simulation without managed locations changes nothing',
  (mood) => {
    const simulated = createSimulation({ mood }, 0);
    expect(simulated.pass(hours(2))).toBeGreaterThan(10);
    expect(simulated.updates()).toEqual([]);
  },
);

test('a busy simulation has changes of a whole brand, temporary suspensions, and a lost account', () => {
  const simulated = createSimulation({ mood: 'busy' });
  const standings = new Set<string>();
  for (let hour = 0; hour < 3; hour += 1) {
    for (let part = 0; part < 6; part += 1) {
      simulated.pass(hours(1) / 6);
      const current = simulated.standings();
      for (const standing of current) standings.add(standing);
      // Only one business at a time loses its standing.
      expect(current.filter((standing) => standing !== 'verified').length).toBeLessThan(2);
    }
  }
  const together = Map.groupBy(simulated.updates(), ({ at, field }) => `${at} ${field}`);
  expect(Math.max(...[...together.values()].map((group) => group.length))).toBeGreaterThan(2);
  expect(standings).toEqual(new Set(['verified', 'suspended', 'unverified']));
  expect(simulated.tokens().filter((status) => status === 'active')).toHaveLength(1);
});

test('the simulation keeps the only login of an account, and sends its digests at the new hour @NOTIF-1', () => {
  const { deps } = createTestDeps();
  const made = createAccount(deps, { persona: 'admin', clock: 'manual', mood: 'busy' });
  const actor = actorFor(deps, made);
  scheduleDigest(deps, actor, GoogleUpdateId.parse(1));
  changeSimulation(deps, actor, { digestHour: 15 });
  const digest = deps.db.select().from(jobs).where(eq(jobs.kind, 'digest.send')).get();
  expect(new Date(digest?.dueAt ?? 0).toISOString()).toBe('2026-03-02T15:00:00.000Z');
  runDueJobs(deps, made.id, actor.now + hours(3));
  expect(listTokens(deps, actor).map(({ token }) => token.status)).toEqual(['active']);
});

test('changed settings apply at once and replace the scheduled step', () => {
  const simulated = createSimulation({ mood: 'calm' });
  simulated.set({ mood: 'busy' });
  simulated.set({ mood: 'busy' });
  expect(simulated.steps()).toEqual([seconds(12)]);
  simulated.pass(seconds(2));
  simulated.set({ digestHour: 15 });
  expect(simulated.steps()).toEqual([seconds(10)]);
  simulated.set({ speed: 4 });
  expect(simulated.steps()).toEqual([seconds(3)]);
  simulated.set({ mood: 'still' });
  expect(simulated.steps()).toEqual([]);
});

test('advancing by a week takes a bounded number of steps', () => {
  const simulated = createSimulation({ mood: 'busy' });
  expect(simulated.pass(days(7))).toBeLessThan(2000);
  expect(simulated.steps()).toHaveLength(1);
});
