import type { LoaderFunctionArgs } from 'react-router';
import { currentUserQueries, refreshCurrentUser } from '../../../data/current-user/queries.ts';
import { prefetch } from '../../../data/api/prefetch.ts';
import { readFlowOf } from '../flow/flow-url.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export async function loadFinish({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  // Without a socket nobody told that there are locations now.
  void refreshCurrentUser();
  prefetch(currentUserQueries.subscriptionMeta());
  return redirectToStep(
    'onboarding.finish',
    address,
    await loadOnboardingState('onboarding.finish', address),
  );
}
