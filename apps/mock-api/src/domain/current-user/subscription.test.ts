import { expect, test } from 'vitest';
import { createAccount } from '../../seed/create-account.ts';
import { createTestDeps } from '../../testing/test-deps.ts';
import { freeSlots } from './queries.ts';
import { mostSlots, subscribe } from './commands.ts';

function createSubscriber(persona: 'owner' | 'basic') {
  const { deps, actor } = createTestDeps();
  const account = createAccount(deps, { persona, clock: 'manual' });
  return {
    subscribe: (slots: number) => subscribe(deps, actor(account), slots),
    state: () => {
      const { hasSubscription, slots } = actor(account).user;
      return { hasSubscription, slots, free: freeSlots(deps, actor(account)) };
    },
  };
}

test('a subscription has at least the slots in use @ONB-5', () => {
  const owner = createSubscriber('owner');
  expect(owner.state()).toEqual({ hasSubscription: true, slots: 40, free: 11 });
  expect(() => owner.subscribe(28)).toThrow('29 slots are in use. Turn off management first.');
  expect(owner.state().slots).toBe(40);
  owner.subscribe(29);
  expect(owner.state()).toEqual({ hasSubscription: true, slots: 29, free: 0 });
  owner.subscribe(mostSlots);
  expect(owner.state().free).toBe(mostSlots - 29);
});

test('no slots end a subscription @ONB-5', () => {
  const basic = createSubscriber('basic');
  expect(basic.state()).toEqual({ hasSubscription: false, slots: 0, free: 0 });
  basic.subscribe(1);
  expect(basic.state()).toEqual({ hasSubscription: true, slots: 1, free: 1 });
  basic.subscribe(0);
  expect(basic.state()).toEqual({ hasSubscription: false, slots: 0, free: 0 });
});

test.each([-1, 1.5, Number.NaN, mostSlots + 1])('%d slots are refused @ONB-5', (slots) => {
  const basic = createSubscriber('basic');
  expect(() => basic.subscribe(slots)).toThrow('Enter a number of slots from 0 to 100000.');
  expect(basic.state().hasSubscription).toBe(false);
});
