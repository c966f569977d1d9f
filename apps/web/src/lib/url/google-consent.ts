import { env } from '../env.ts';

const stateKey = 'placekeeper.google-consent';

/** What the provider's consent page sent back with the address (ONB-2). */
export type ConsentAnswer =
  | { readonly kind: 'granted'; readonly code: string }
  | { readonly kind: 'denied'; readonly reason: string }
  /** Not an answer to a question of this tab: an old link, or somebody else's. */
  | { readonly kind: 'unasked' };

/** Leaves for the consent page, which returns to `path` of this application; `email` is the account to offer there. */
export function askForConsent(path: string, email?: string): void {
  const state = crypto.randomUUID();
  sessionStorage.setItem(stateKey, state);
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

/** The page that asked, without the answer. */
export function withoutConsentAnswer({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  for (const name of ['code', 'error', 'error_description', 'scope', 'state']) search.delete(name);
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

/** Null when the address holds no answer. An answer can be taken once. */
export function takeConsentAnswer(search: URLSearchParams): ConsentAnswer | null {
  const code = search.get('code');
  const error = search.get('error');
  if (code === null && error === null) return null;
  // Read again after a reload, a refusal is still one; nothing is done because of it.
  if (code === null) return { kind: 'denied', reason: error ?? '' };
  const expected = sessionStorage.getItem(stateKey);
  sessionStorage.removeItem(stateKey);
  if (expected === null || expected !== search.get('state')) return { kind: 'unasked' };
  return { kind: 'granted', code };
}
