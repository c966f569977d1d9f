import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export const loadGetStarted = async (): Promise<Response | null> =>
  redirectToStep('onboarding', {}, await loadOnboardingState('onboarding', {}));
