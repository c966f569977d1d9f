import type { LoaderFunctionArgs } from 'react-router';
import { readFlowOf } from './flow-address.ts';
import { detour, loadFacts } from './step-facts.ts';

export async function loadCreating({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  return detour(
    'onboarding.creating-locations',
    address,
    await loadFacts('onboarding.creating-locations', address),
  );
}
