import type { LoaderFunctionArgs } from 'react-router';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { load } from '../../../data/api/prefetch.ts';
import { readFlowOf } from '../flow/flow-url.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export async function loadSubscription({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  const [facts] = await Promise.all([
    loadOnboardingState('onboarding.start-subscription', address),
    load(currentUserQueries.subscriptionMeta()),
  ]);
  return redirectToStep('onboarding.start-subscription', address, facts);
}
