import { importLimit } from '@placekeeper/contracts/rules/limits';
import type { OnboardingStep } from '../flow/steps.ts';

/** The facts that determine the onboarding step. */
export interface OnboardingState {
  readonly account: 'none' | 'lost' | 'active';
  readonly fetched: 'never' | 'running' | 'nothing' | 'profiles';
  /** The number of chosen profiles that can still be imported. */
  readonly chosen: number;
  readonly importing: 'never' | 'running' | 'ended';
}

/** ONB-1: the step to show if the requested step is too early or already over. */
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
      // The chosen profiles are not imported yet, so the import that has ended was an earlier one.
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
  // ONB-6: one import takes at most `importLimit` profiles.
  const importable = chosen > 0 && chosen <= importLimit;
  return importable ? 'onboarding.start-subscription' : 'onboarding.select-profiles';
}

function earliest(requested: StepBeforeImport, furthest: StepBeforeImport): OnboardingStep {
  const fetchingIsOver =
    requested === 'onboarding.fetching-profiles' && beforeImport.indexOf(furthest) > 1;
  if (fetchingIsOver) return 'onboarding.select-profiles';
  return beforeImport.indexOf(requested) <= beforeImport.indexOf(furthest) ? requested : furthest;
}
