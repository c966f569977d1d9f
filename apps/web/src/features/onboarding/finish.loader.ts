import type { LoaderFunctionArgs } from 'react-router';
import { currentUserQueries, refreshCurrentUser } from '../../data/current-user.ts';
import { prefetch } from '../../data/prefetch.ts';
import { readFlowOf } from './flow-address.ts';
import { detour, loadFacts } from './step-facts.ts';

export async function loadFinish({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  // Without a socket nobody told that there are locations now.
  void refreshCurrentUser();
  prefetch(currentUserQueries.subscriptionMeta());
  return detour('onboarding.finish', address, await loadFacts('onboarding.finish', address));
}
