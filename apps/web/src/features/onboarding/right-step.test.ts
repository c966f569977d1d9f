import { importLimit } from '@placekeeper/contracts/rules/limits';
import { describe, expect, test } from 'vitest';
import { rightStep, type Facts } from './right-step.ts';
import { steps, type Step } from './steps.ts';

const nothing: Facts = { account: 'none', fetched: 'never', chosen: 0, importing: 'never' };
const connected: Facts = { ...nothing, account: 'active' };
const fetching: Facts = { ...connected, fetched: 'running' };
const empty: Facts = { ...connected, fetched: 'nothing' };
const fetched: Facts = { ...connected, fetched: 'profiles' };
const chosen: Facts = { ...fetched, chosen: 37 };
const running: Facts = { ...fetched, importing: 'running' };
const ended: Facts = { ...fetched, importing: 'ended' };

const short = (step: Step) => step.replace(/^onboarding\.?/, '') || 'get-started';

/** Where each of the seven steps leads, in their order. */
const outcome = (facts: Facts) => steps.map(({ name }) => short(rightStep(name, facts)));

describe('@ONB-1 a step opened too early leads to the right one', () => {
  const connect = 'connect-google-account';
  const fetch = 'fetching-profiles';
  const select = 'select-profiles';
  const pay = 'start-subscription';
  const create = 'creating-locations';

  test.each<[string, Facts, string[]]>([
    ['nothing yet', nothing, ['get-started', connect, connect, connect, connect, connect, connect]],
    ['an account', connected, ['get-started', connect, fetch, fetch, fetch, fetch, fetch]],
    ['a fetch on its way', fetching, ['get-started', connect, fetch, fetch, fetch, fetch, fetch]],
    [
      'a fetch without profiles',
      empty,
      ['get-started', connect, fetch, fetch, fetch, fetch, fetch],
    ],
    ['profiles', fetched, ['get-started', connect, select, select, select, select, select]],
    ['a choice', chosen, ['get-started', connect, select, select, pay, pay, pay]],
    ['a running import', running, [create, connect, select, select, select, create, create]],
    [
      'an import that has ended',
      ended,
      ['get-started', connect, select, select, select, 'finish', 'finish'],
    ],
  ])('with %s', (_, facts, expected) => {
    expect(outcome(facts)).toEqual(expected);
  });

  test('an account that lost its authorization is connected again first (GACC-2)', () => {
    expect(outcome({ ...chosen, account: 'lost' }).slice(2)).toEqual(Array(5).fill(connect));
  });
});

test('@ONB-6 a choice of more than one import takes leads back to it', () => {
  const step = (count: number) =>
    rightStep('onboarding.start-subscription', { ...fetched, chosen: count });
  expect(step(importLimit)).toBe('onboarding.start-subscription');
  expect(step(importLimit + 1)).toBe('onboarding.select-profiles');
});

test('@ONB-7 with a new choice, the import before it is not taken for its own', () => {
  const again: Facts = { ...chosen, importing: 'ended' };
  expect(rightStep('onboarding.creating-locations', again)).toBe('onboarding.start-subscription');
  expect(rightStep('onboarding.finish', again)).toBe('onboarding.finish');
});
