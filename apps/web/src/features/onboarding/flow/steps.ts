import type { RouteName } from '../../../lib/url/paths.ts';

export const onboardingSteps = [
  { name: 'onboarding', label: 'Get started' },
  { name: 'onboarding.connect-google-account', label: 'Connect account' },
  { name: 'onboarding.fetching-profiles', label: 'Find profiles' },
  { name: 'onboarding.select-profiles', label: 'Select profiles' },
  { name: 'onboarding.start-subscription', label: 'Subscription' },
  { name: 'onboarding.creating-locations', label: 'Create locations' },
  { name: 'onboarding.finish', label: 'Finish' },
] as const satisfies readonly { readonly name: RouteName; readonly label: string }[];

export type OnboardingStep = (typeof onboardingSteps)[number]['name'];
