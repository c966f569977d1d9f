import { describe, expect, test } from 'vitest';
import { apiError } from '../../data/http/api-error.ts';
import { consentErrorOf } from './consent-error.tsx';

const about = { endpoint: 'googleTokens.create' };

describe('@ONB-2 an account that was not connected', () => {
  test('a denied consent is explained and can be repeated', () => {
    expect(consentErrorOf({ kind: 'denied', reason: 'access_denied' })).toMatchObject({
      title: 'Access wasn’t granted',
      way: 'Try again with Google',
    });
  });

  test('an error of the provider is not called a denial', () => {
    expect(consentErrorOf({ kind: 'denied', reason: 'server_error' })?.title).not.toMatch(
      /not allowed/,
    );
  });

  test('a missing permission is named with the text of the platform', () => {
    const fields = { authorization_code: ['The permission was not given.'] };
    const error = apiError({ kind: 'validation', fields }, about);
    expect(consentErrorOf({ kind: 'failed', error })).toMatchObject({
      text: 'The permission was not given.',
      way: 'Update permissions',
    });
  });

  test('another failure shows its message', () => {
    const error = apiError({ kind: 'offline' }, about);
    expect(consentErrorOf({ kind: 'failed', error })).toMatchObject({
      tone: 'danger',
      text: error.message,
    });
  });

  test('a response that this tab did not request is not called a denial', () => {
    expect(consentErrorOf({ kind: 'unasked' })?.way).toBe('Start again');
  });

  test('a connected account shows no error', () => {
    expect(consentErrorOf({ kind: 'connected', account: null })).toBeNull();
  });
});
