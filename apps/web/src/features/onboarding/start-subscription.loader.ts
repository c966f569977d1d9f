import type { LoaderFunctionArgs } from 'react-router';
import { currentUserQueries } from '../../data/current-user.ts';
import { load } from '../../data/prefetch.ts';
import { readFlowOf } from './flow-address.ts';
import { detour, loadFacts } from './step-facts.ts';

export async function loadSubscription({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  const [facts] = await Promise.all([
    loadFacts('onboarding.start-subscription', address),
    load(currentUserQueries.subscriptionMeta()),
  ]);
  return detour('onboarding.start-subscription', address, facts);
}
