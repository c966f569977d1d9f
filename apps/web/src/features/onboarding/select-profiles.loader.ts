import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { currentUserQueries } from '../../data/current-user.ts';
import { prefetch } from '../../data/prefetch.ts';
import { readFlow, readFlowOf } from './flow-address.ts';
import { detour, loadFacts } from './step-facts.ts';

export async function loadSelectProfiles({
  request,
}: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  prefetch(currentUserQueries.subscriptionMeta());
  return detour(
    'onboarding.select-profiles',
    address,
    await loadFacts('onboarding.select-profiles', address),
  );
}

/** A filter in the address changes nothing about the fetch. */
export function anotherFetch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    readFlow(currentUrl.searchParams).operation === readFlow(nextUrl.searchParams).operation;
  return same && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
