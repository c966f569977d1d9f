import { importLimit } from '@placekeeper/contracts/rules/limits';
import { describe, expect, test } from 'vitest';
import { resolveStep, type OnboardingState } from './resolve-step.ts';
import { onboardingSteps, type OnboardingStep } from '../flow/steps.ts';

const nothing: OnboardingState = {
  account: 'none',
  fetched: 'never',
  chosen: 0,
  importing: 'never',
};
const connected: OnboardingState = { ...nothing, account: 'active' };
const fetching: OnboardingState = { ...connected, fetched: 'running' };
const empty: OnboardingState = { ...connected, fetched: 'nothing' };
const fetched: OnboardingState = { ...connected, fetched: 'profiles' };
const chosen: OnboardingState = { ...fetched, chosen: 37 };
const running: OnboardingState = { ...fetched, importing: 'running' };
const ended: OnboardingState = { ...fetched, importing: 'ended' };

const short = (step: OnboardingStep) => step.replace(/^onboarding\.?/, '') || 'get-started';

/** The step to which each of the seven steps resolves, in order. */
const outcome = (facts: OnboardingState) =>
  onboardingSteps.map(({ name }) => short(resolveStep(name, facts)));

describe('@ONB-1 a step opened too early redirects to the right one', () => {
  const connect = 'connect-google-account';
  const fetch = 'fetching-profiles';
  const select = 'select-profiles';
  const pay = 'start-subscription';
  const create = 'creating-locations';

  test.each<[string, OnboardingState, string[]]>([
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

test('@ONB-6 a choice above the import limit redirects to the choice', () => {
  const step = (count: number) =>
    resolveStep('onboarding.start-subscription', { ...fetched, chosen: count });
  expect(step(importLimit)).toBe('onboarding.start-subscription');
  expect(step(importLimit + 1)).toBe('onboarding.select-profiles');
});

test('@ONB-7 an earlier import is ignored once there is a new choice', () => {
  const again: OnboardingState = { ...chosen, importing: 'ended' };
  expect(resolveStep('onboarding.creating-locations', again)).toBe('onboarding.start-subscription');
  expect(resolveStep('onboarding.finish', again)).toBe('onboarding.finish');
});
