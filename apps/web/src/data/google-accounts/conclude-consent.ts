import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { replace } from 'react-router';
import {
  takeConsentAnswer,
  withoutConsentAnswer,
  type ConsentAnswer,
} from '../../lib/url/google-consent.ts';
import { isApiError, type ApiError } from '../http/api-error.ts';
import { connectGoogleAccount } from './mutations.ts';

export type ConsentOutcome =
  /** Null if the connected account is unknown. */
  | { readonly kind: 'connected'; readonly account: GoogleToken | null }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | Exclude<ConsentAnswer, { readonly kind: 'granted' }>;

let concluded: Promise<ConsentOutcome> | null = null;

/**
 * ONB-2, for loaders: redirects to the address without the consent parameters, because a reload or a copied link
 * would send them again.
 */
export function takeConsentOutcome({ url }: Request): Response | Promise<ConsentOutcome> | null {
  const address = new URL(url);
  const answer = takeConsentAnswer(address.searchParams);
  if (answer) {
    concluded = concludeConsent(answer);
    return replace(withoutConsentAnswer(address));
  }
  const outcome = concluded;
  concluded = null;
  return outcome;
}

/** @public For tests, which have no URL. */
export async function concludeConsent(answer: ConsentAnswer): Promise<ConsentOutcome> {
  if (answer.kind !== 'granted') return answer;
  try {
    return { kind: 'connected', account: await connectGoogleAccount(answer.code) };
  } catch (error) {
    if (isApiError(error)) return { kind: 'failed', error };
    throw error;
  }
}
