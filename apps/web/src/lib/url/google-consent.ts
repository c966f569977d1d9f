import { readText, writeText } from '../browser/web-storage.ts';
import { env } from '../env.ts';

const stateKey = 'placekeeper.google-consent';

/** ONB-2: the parameters that Google's consent page adds to the address. */
export type ConsentAnswer =
  | { readonly kind: 'granted'; readonly code: string }
  | { readonly kind: 'denied'; readonly reason: string }
  /** This tab did not ask for consent: the address is an old link or another user's. */
  | { readonly kind: 'unasked' };

/** Opens the consent page with `email` as the suggested account. The consent page returns to `path`. */
export function askForConsent(path: string, email?: string): void {
  const state = crypto.randomUUID();
  writeText('sessionStorage', stateKey, state);
  window.location.assign(consentAddress(new URL(path, window.location.href).href, state, email));
}

export function consentAddress(redirectUri: string, state: string, email?: string): string {
  const separator = env.googleConsentUrl.includes('?') ? '&' : '?';
  const search = new URLSearchParams({
    redirect_uri: redirectUri,
    state,
    ...(email !== undefined && { login_hint: email }),
  });
  return `${env.googleConsentUrl}${separator}${search}`;
}

export function withoutConsentAnswer({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  for (const name of ['code', 'error', 'error_description', 'scope', 'state']) search.delete(name);
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

/** Null if the address has no consent parameters. A grant can be read only once, because its `state` is removed. */
export function takeConsentAnswer(search: URLSearchParams): ConsentAnswer | null {
  const code = search.get('code');
  const error = search.get('error');
  if (code === null && error === null) return null;
  // A refusal changes nothing, so a reload may read it again.
  if (code === null) return { kind: 'denied', reason: error ?? '' };
  const expected = readText('sessionStorage', stateKey);
  writeText('sessionStorage', stateKey, null);
  if (expected === null || expected !== search.get('state')) return { kind: 'unasked' };
  return { kind: 'granted', code };
}
