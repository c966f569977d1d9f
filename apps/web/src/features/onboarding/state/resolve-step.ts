import { importLimit } from '@placekeeper/contracts/rules/limits';
import type { OnboardingStep } from '../flow/steps.ts';

/** What decides how far somebody can go. */
export interface OnboardingState {
  /** The Google account that the address names. */
  readonly account: 'none' | 'lost' | 'active';
  /** The fetch that the address names. */
  readonly fetched: 'never' | 'running' | 'nothing' | 'profiles';
  /** Chosen profiles that can still be imported. */
  readonly chosen: number;
  readonly importing: 'never' | 'running' | 'ended';
}

/** ONB-1: a step opened too early, or again when it is over, leads to the one to go on with. */
export function resolveStep(wanted: OnboardingStep, facts: OnboardingState): OnboardingStep {
  const { importing } = facts;
  switch (wanted) {
    case 'onboarding':
      return importing === 'running' ? 'onboarding.creating-locations' : wanted;
    case 'onboarding.connect-google-account':
      return wanted;
    case 'onboarding.fetching-profiles':
    case 'onboarding.select-profiles':
    case 'onboarding.start-subscription':
      return earliest(wanted, furthestBeforeImport(facts));
    case 'onboarding.creating-locations':
      if (importing === 'running') return wanted;
      // A choice that is still there was not imported: an import that has ended was an earlier one.
      return facts.chosen > 0 || importing === 'never'
        ? furthestBeforeImport(facts)
        : 'onboarding.finish';
    case 'onboarding.finish':
      if (importing === 'ended') return wanted;
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
  // ONB-6: nor can more be imported than one import takes.
  const importable = chosen > 0 && chosen <= importLimit;
  return importable ? 'onboarding.start-subscription' : 'onboarding.select-profiles';
}

function earliest(wanted: StepBeforeImport, furthest: StepBeforeImport): OnboardingStep {
  // Its work is done: nothing is left to look at.
  const fetchingIsOver =
    wanted === 'onboarding.fetching-profiles' && beforeImport.indexOf(furthest) > 1;
  if (fetchingIsOver) return 'onboarding.select-profiles';
  return beforeImport.indexOf(wanted) <= beforeImport.indexOf(furthest) ? wanted : furthest;
}
