import { expect, test } from 'vitest';
import { twinAddresses } from '../../deploy/settings.ts';
import { readEnv } from './read-env.ts';

test('only the addresses are required', () => {
  const env = readEnv(twinAddresses);
  expect(env.apiOrigin).toBe('');
  expect(env.environment).toBe('development');
  expect(env.logInUrl).toBe('/__mock/sign-in?return_to=');
  expect(env.features.attributes).toBe(true);
  expect(env.siblings.listings).toBe('/__mock/products/listings');
  expect(env.helpUrl).toBeUndefined();
});

test('missing addresses are errors, and do not default to the twin', () => {
  expect(() => readEnv({})).toThrow(/VITE_LOG_IN_URL: Not set.*VITE_LISTINGS_URL/);
});

test('switches and numbers are parsed', () => {
  const env = readEnv({
    ...twinAddresses,
    VITE_PUSHER_PORT: '8080',
    VITE_PUSHER_TLS: 'off',
    VITE_FEATURE_ATTRIBUTES: 'off',
  });
  expect(env.pusher).toMatchObject({ port: 8080, tls: false });
  expect(env.features.attributes).toBe(false);
});

test('a product whose address is empty is not offered @SHELL-6', () => {
  expect(readEnv({ ...twinAddresses, VITE_LISTINGS_URL: '' }).siblings.listings).toBeUndefined();
});

test('an invalid setting is named', () => {
  expect(() => readEnv({ VITE_PUSHER_PORT: 'https', VITE_ENVIRONMENT: 'prod' })).toThrow(
    /VITE_ENVIRONMENT.*VITE_PUSHER_PORT/,
  );
});
