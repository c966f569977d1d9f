import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../data/api/prefetch.ts';
import {
  concludeConsent,
  type ConsentOutcome,
} from '../../data/google-accounts/conclude-consent.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { takeConsentAnswer } from '../../lib/url/google-consent.ts';

interface AccountsData {
  /** Not awaited, so that the list is shown first. Null on an ordinary visit. */
  readonly outcome: Promise<ConsentOutcome> | null;
}

/** GACC-1; the consent page returns here when an account is connected again (GACC-2). */
export function loadGoogleAccounts({ request }: LoaderFunctionArgs): AccountsData {
  const answer = takeConsentAnswer(new URL(request.url).searchParams);
  prefetch(googleTokenQueries.list());
  prefetch(locationQueries.standing());
  return { outcome: answer && concludeConsent(answer) };
}
