import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { replace, type LoaderFunctionArgs } from 'react-router';
import { apiError, isApiError, type ApiError } from '../../../data/http/api-error.ts';
import { startFetching } from '../../../data/imports/mutations.ts';
import { readFlowOf, stepPath, type FlowAddress } from '../flow/flow-url.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

interface FetchingData {
  readonly failure: ApiError | null;
}

/** ONB-3: starts the fetch that the address does not name yet; from then on the address names it. */
export async function loadFetching({
  request,
}: LoaderFunctionArgs): Promise<FetchingData | Response> {
  try {
    return (await elsewhere(readFlowOf(request))) ?? { failure: null };
  } catch (error) {
    // Shown in the step, with the way to try again.
    if (isApiError(error)) return { failure: error };
    throw error;
  }
}

/** The fetch that this page started last. */
let started: string | undefined;

async function elsewhere(address: FlowAddress): Promise<Response | null> {
  const facts = await loadOnboardingState('onboarding.fetching-profiles', address);
  const away = redirectToStep('onboarding.fetching-profiles', address, facts);
  const { google_account } = address;
  if (away || facts.fetched !== 'never' || google_account === undefined) return away;
  // Just started and not there: a platform in that state would be asked for one after the other.
  if (address.operation !== undefined && address.operation === started) {
    started = undefined;
    throw apiError({ kind: 'not-found' }, { endpoint: googleLocations.show.id });
  }
  const { operation } = await startFetching(google_account);
  started = operation.id;
  return replace(stepPath('onboarding.fetching-profiles', { ...address, operation: operation.id }));
}
