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
import { days, hours, minutes } from '../../clock.ts';
import { scheduleDigest } from '../../notifications/commands/digest-time.ts';
import { listTokens } from '../../google-accounts/queries/list-tokens.ts';
import { changeSimulation } from './change-simulation.ts';
import { restartSimulation } from './simulate-step.ts';

function createSimulation(simulation: Partial<Simulation>) {
  const { deps } = createTestDeps();
  const made = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 9 });
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
  return {
    set: (changes: Partial<Simulation>) =>
      void changeSimulation(deps, actorFor(deps, owner()), changes),
    tokens: () => listTokens(deps, actorFor(deps, owner())).map(({ token }) => token.status),
    standings: () =>
      deps.db
        .select({ standing: profiles.standing })
        .from(profiles)
        .innerJoin(locations, eq(locations.profileId, profiles.id))
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
        .all(),
    steps: () =>
      deps.db
        .select()
        .from(jobs)
        .where(and(eq(jobs.userId, made.id), eq(jobs.kind, 'life.step')))
        .all().length,
  };
}

test('without simulation nothing changes', () => {
  const simulated = createSimulation({ mood: 'still' });
  const before = simulated.updates();
  simulated.pass(days(2));
  expect(simulated.updates()).toEqual(before);
  expect(simulated.steps()).toBe(0);
});

test('a calm simulation changes rarely, a busy one often, and speed multiplies both', () => {
  const changesIn = (simulation: Partial<Simulation>) => {
    const simulated = createSimulation(simulation);
    const before = simulated.updates().length;
    simulated.pass(minutes(20));
    return simulated.updates().length - before;
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

test('both Google and owners change various fields', () => {
  const simulated = createSimulation({ mood: 'busy' });
  simulated.pass(hours(2));
  const made = simulated.updates();
  expect(new Set(made.map(({ type }) => type))).toEqual(new Set(['google', 'ownerManager']));
  expect(new Set(made.map(({ field }) => field)).size).toBeGreaterThan(5);
  expect(new Set(made.map(({ location }) => location)).size).toBeGreaterThan(4);
});

test('a busy simulation has changes of a whole brand, temporary suspensions, and a lost account', () => {
  const simulated = createSimulation({ mood: 'busy' });
  const standings = new Set<string>();
  for (let hour = 0; hour < 3; hour += 1) {
    for (let part = 0; part < 6; part += 1) {
      simulated.pass(hours(1) / 6);
      for (const standing of simulated.standings()) standings.add(standing);
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
  expect(simulated.steps()).toBe(1);
  simulated.set({ mood: 'still' });
  expect(simulated.steps()).toBe(0);
});

test('advancing by a week takes a bounded number of steps', () => {
  const simulated = createSimulation({ mood: 'busy' });
  expect(simulated.pass(days(7))).toBeLessThan(2000);
  expect(simulated.steps()).toBe(1);
});
