import { detour, loadFacts } from './step-facts.ts';

export const loadGetStarted = async (): Promise<Response | null> =>
  detour('onboarding', {}, await loadFacts('onboarding', {}));
