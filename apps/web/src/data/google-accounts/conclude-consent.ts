import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import type { ConsentAnswer } from '../../lib/url/google-consent.ts';
import { isApiError, type ApiError } from '../http/api-error.ts';
import { connectGoogleAccount } from './mutations.ts';

/** How a visit to the consent page ended (ONB-2). */
export type ConsentOutcome =
  /** Null where it cannot be told which of the accounts it was. */
  | { readonly kind: 'connected'; readonly account: GoogleToken | null }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | Exclude<ConsentAnswer, { readonly kind: 'granted' }>;

/** Exchanges the code, once: the answer it came with cannot be taken again. */
export async function concludeConsent(answer: ConsentAnswer): Promise<ConsentOutcome> {
  if (answer.kind !== 'granted') return answer;
  try {
    return { kind: 'connected', account: await connectGoogleAccount(answer.code) };
  } catch (error) {
    if (isApiError(error)) return { kind: 'failed', error };
    throw error;
  }
}
