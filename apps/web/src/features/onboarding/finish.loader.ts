import type { LoaderFunctionArgs } from 'react-router';
import { refreshCurrentUser } from '../../data/current-user.ts';
import { readFlowOf } from './flow-address.ts';
import { detour, loadFacts } from './step-facts.ts';

export async function loadFinish({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  // Without a socket nobody told that there are locations now.
  void refreshCurrentUser();
  return detour('onboarding.finish', address, await loadFacts('onboarding.finish', address));
}
