import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askForConsent, consentAddress, takeConsentAnswer } from './google-consent.ts';

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { location: { href: 'https://app.example/google-accounts', assign } });
});

function asked(): string {
  askForConsent('/onboarding/connect-google-account');
  const [address = ''] = assign.mock.lastCall ?? [];
  return new URL(address, 'https://app.example').searchParams.get('state') ?? '';
}

const answer = (parts: Record<string, string>) => takeConsentAnswer(new URLSearchParams(parts));

describe('@ONB-2 the consent page', () => {
  test('gets a return address and an unguessable state', () => {
    const address = new URL(
      consentAddress('https://app.example/back?x=1', 'secret'),
      'https://app.example',
    );
    expect(address.searchParams.get('redirect_uri')).toBe('https://app.example/back?x=1');
    expect(address.searchParams.has('login_hint')).toBe(false);
    expect(asked()).not.toBe(asked());
  });

  test('gets the account to suggest when reconnecting (GACC-2)', () => {
    const address = new URL(
      consentAddress('https://app.example/', 's', 'a@b.example'),
      'https://app.example',
    );
    expect(address.searchParams.get('login_hint')).toBe('a@b.example');
  });

  test('returns a code for the state it was given', () => {
    expect(answer({ code: '4/abc', state: asked() })).toEqual({ kind: 'granted', code: '4/abc' });
  });

  test('returns a reason when access is denied', () => {
    expect(answer({ error: 'access_denied', state: asked() })).toEqual({
      kind: 'denied',
      reason: 'access_denied',
    });
  });

  test('still reports the denied access after a reload', () => {
    const denied = { error: 'access_denied', state: asked() };
    answer(denied);
    expect(answer(denied)).toEqual({ kind: 'denied', reason: 'access_denied' });
  });

  test('is ignored with another state, or if the tab did not request it', () => {
    expect(answer({ code: '4/abc', state: 'forged' })).toEqual({ kind: 'unasked' });
    asked();
    expect(answer({ code: '4/abc', state: 'forged' })).toEqual({ kind: 'unasked' });
    asked();
    expect(answer({ code: '4/abc' })).toEqual({ kind: 'unasked' });
  });

  test('is opened without storage, and its answer is then ignored', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const state = asked();
    expect(assign).toHaveBeenLastCalledWith(expect.stringContaining(`state=${state}`));
    expect(answer({ code: '4/abc', state })).toEqual({ kind: 'unasked' });
  });

  test('is used once', () => {
    const state = asked();
    answer({ code: '4/abc', state });
    expect(answer({ code: '4/abc', state })).toEqual({ kind: 'unasked' });
  });

  test('ignores ordinary addresses', () => {
    expect(answer({ operation: 'fetch-1' })).toBeNull();
  });
});
