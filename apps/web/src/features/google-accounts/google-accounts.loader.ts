import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../data/api/prefetch.ts';
import {
  takeConsentOutcome,
  type ConsentOutcome,
} from '../../data/google-accounts/conclude-consent.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';

export interface AccountsData {
  /** Not awaited, because the list is shown first. Null if Google's consent page did not open this URL. */
  readonly outcome: Promise<ConsentOutcome> | null;
}

/** GACC-1: lists the accounts. The consent page returns here after a reconnection (GACC-2). */
export function loadGoogleAccounts({ request }: LoaderFunctionArgs): AccountsData | Response {
  const outcome = takeConsentOutcome(request);
  if (outcome instanceof Response) return outcome;
  prefetch(googleTokenQueries.list());
  prefetch(locationQueries.standing());
  return { outcome };
}
