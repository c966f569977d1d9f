import type { LoaderFunctionArgs } from 'react-router';
import { readFlowOf } from '../flow/flow-url.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export async function loadCreating({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  return redirectToStep(
    'onboarding.creating-locations',
    address,
    await loadOnboardingState('onboarding.creating-locations', address),
  );
}
