import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { prefetch } from '../../../data/api/prefetch.ts';
import { readFlow, readFlowOf } from '../flow/flow-url.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export async function loadSelectProfiles({
  request,
}: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  prefetch(currentUserQueries.subscriptionMeta());
  return redirectToStep(
    'onboarding.select-profiles',
    address,
    await loadOnboardingState('onboarding.select-profiles', address),
  );
}

/** A filter in the address changes nothing about the fetch. */
export function shouldRevalidateFetch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    readFlow(currentUrl.searchParams).operation === readFlow(nextUrl.searchParams).operation;
  return same && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
