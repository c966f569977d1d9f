import { importLimit } from '@placekeeper/contracts/rules/limits';
import type { OnboardingStep } from '../flow/steps.ts';

/** The account's progress, from which the onboarding step follows. */
export interface OnboardingState {
  /** The Google account in the URL. */
  readonly account: 'none' | 'lost' | 'active';
  /** The fetch in the URL. */
  readonly fetched: 'never' | 'running' | 'nothing' | 'profiles';
  /** Number of chosen profiles that can still be imported. */
  readonly chosen: number;
  readonly importing: 'never' | 'running' | 'ended';
}

/** ONB-1: the step to show when one is opened too early or again after its end. */
export function resolveStep(requested: OnboardingStep, facts: OnboardingState): OnboardingStep {
  const { importing } = facts;
  switch (requested) {
    case 'onboarding':
      return importing === 'running' ? 'onboarding.creating-locations' : requested;
    case 'onboarding.connect-google-account':
      return requested;
    case 'onboarding.fetching-profiles':
    case 'onboarding.select-profiles':
    case 'onboarding.start-subscription':
      return earliest(requested, furthestBeforeImport(facts));
    case 'onboarding.creating-locations':
      if (importing === 'running') return requested;
      // A stored choice was not imported, so a finished import is an earlier one.
      return facts.chosen > 0 || importing === 'never'
        ? furthestBeforeImport(facts)
        : 'onboarding.finish';
    case 'onboarding.finish':
      if (importing === 'ended') return requested;
      return importing === 'running'
        ? 'onboarding.creating-locations'
        : furthestBeforeImport(facts);
  }
}

type StepBeforeImport = (typeof beforeImport)[number];

const beforeImport = [
  'onboarding.connect-google-account',
  'onboarding.fetching-profiles',
  'onboarding.select-profiles',
  'onboarding.start-subscription',
] as const satisfies readonly OnboardingStep[];

function furthestBeforeImport({ account, fetched, chosen }: OnboardingState): StepBeforeImport {
  if (account !== 'active') return 'onboarding.connect-google-account';
  if (fetched !== 'profiles') return 'onboarding.fetching-profiles';
  // ONB-6: the choice must fit into one import.
  const importable = chosen > 0 && chosen <= importLimit;
  return importable ? 'onboarding.start-subscription' : 'onboarding.select-profiles';
}

function earliest(requested: StepBeforeImport, furthest: StepBeforeImport): OnboardingStep {
  const fetchingIsOver =
    requested === 'onboarding.fetching-profiles' && beforeImport.indexOf(furthest) > 1;
  if (fetchingIsOver) return 'onboarding.select-profiles';
  return beforeImport.indexOf(requested) <= beforeImport.indexOf(furthest) ? requested : furthest;
}
