import type { LoaderFunctionArgs } from 'react-router';
import {
  concludeConsent,
  type ConsentOutcome,
} from '../../../data/google-accounts/conclude-consent.ts';
import { googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { prefetch } from '../../../data/api/prefetch.ts';
import { takeConsentAnswer } from '../../../lib/url/google-consent.ts';

interface ConnectData {
  /** Not awaited: the step says what it waits for. Null on an ordinary visit. */
  readonly outcome: Promise<ConsentOutcome> | null;
}

/** ONB-2: also the address to which the consent page returns. */
export function loadConnect({ request }: LoaderFunctionArgs): ConnectData {
  const answer = takeConsentAnswer(new URL(request.url).searchParams);
  prefetch(googleTokenQueries.list());
  return { outcome: answer && concludeConsent(answer) };
}
