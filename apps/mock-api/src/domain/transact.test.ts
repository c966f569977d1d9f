import { UserId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from '../db/schema/users.ts';
import { createAccount } from '../seed/create-account.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { transact, type Emit } from './transact.ts';

function fixture() {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'new', clock: 'manual' });
  const rename = (name: string) =>
    twin.deps.db.update(users).set({ name }).where(eq(users.id, user.id)).run();
  const tell = (emit: Emit, count: number) =>
    emit(UserId.parse(user.id), 'locations.fetched', { operation_id: 'one', count });
  return {
    ...twin,
    rename,
    tell,
    name: () => twin.actor(user).user.name,
    told: () => twin.events.map(({ payload }) => ('count' in payload ? payload.count : null)),
  };
}

test('events wait for the commit, in order', () => {
  const { deps, rename, tell, told, name } = fixture();
  transact(deps, (emit) => {
    tell(emit, 1);
    transact(deps, (inner) => {
      rename('Inner');
      tell(inner, 2);
    });
    tell(emit, 3);
    expect(told()).toEqual([]);
  });
  expect(told()).toEqual([1, 2, 3]);
  expect(name()).toBe('Inner');
});

test('a nested transaction rolls back alone', () => {
  const { deps, rename, tell, told, name } = fixture();
  transact(deps, (emit) => {
    rename('Outer');
    tell(emit, 1);
    expect(() =>
      transact(deps, (inner) => {
        rename('Inner');
        tell(inner, 2);
        throw new Error('No');
      }),
    ).toThrow('No');
  });
  expect(told()).toEqual([1]);
  expect(name()).toBe('Outer');
});

test('an outer rollback includes nested transactions and their events', () => {
  const { deps, rename, tell, told, name } = fixture();
  const before = name();
  expect(() =>
    transact(deps, () => {
      transact(deps, (inner) => {
        rename('Inner');
        tell(inner, 1);
      });
      throw new Error('No');
    }),
  ).toThrow('No');
  expect(told()).toEqual([]);
  expect(name()).toBe(before);
  transact(deps, (emit) => tell(emit, 2));
  expect(told()).toEqual([2]);
});

test('a failing event keeps the change, and the other events are sent', () => {
  const { deps, rename, tell, told, name } = fixture();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const result = transact(deps, (emit) => {
    rename('Outer');
    emit(UserId.parse(1), 'locations.fetched', { operation_id: 'x'.repeat(20_000), count: 1 });
    tell(emit, 2);
    return 'done';
  });
  expect(result).toBe('done');
  expect(name()).toBe('Outer');
  expect(told()).toEqual([1, 2]);
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('an event over the limit of a Pusher server is dropped and logged; the change stays', () => {
  const { deps, rename, tell, name } = fixture();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id: user } = deps.db.select().from(users).all()[0] ?? {};
  const published = deps.hub.stats().published;
  transact(deps, (emit) => {
    rename('Kept');
    const operation_id = 'x'.repeat(10_240);
    emit(UserId.parse(user), 'locations.fetched', { operation_id, count: 1 });
    tell(emit, 2);
  });
  expect(name()).toBe('Kept');
  expect(deps.hub.stats().published - published).toBe(1);
  expect(String(logged.mock.calls[0])).toMatch(/more than the 10240 a Pusher server takes/);
});
