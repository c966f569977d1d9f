import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without settings everything points at the twin', () => {
  const env = readEnv({});
  expect(env.apiOrigin).toBe('');
  expect(env.environment).toBe('development');
  expect(env.logInUrl).toBe('/__mock/sign-in?return_to=');
  expect(env.features.attributes).toBe(true);
  expect(env.siblings.listings).toBe('/__mock/products/listings');
});

test('switches and numbers are read as what they are', () => {
  const env = readEnv({
    VITE_PUSHER_PORT: '8080',
    VITE_PUSHER_TLS: 'off',
    VITE_FEATURE_ATTRIBUTES: 'off',
  });
  expect(env.pusher).toMatchObject({ port: 8080, tls: false });
  expect(env.features.attributes).toBe(false);
});

test('a product whose address is empty is not offered @SHELL-6', () => {
  expect(readEnv({ VITE_LISTINGS_URL: '' }).siblings.listings).toBeUndefined();
});

test('a wrong setting is named', () => {
  expect(() => readEnv({ VITE_PUSHER_PORT: 'https', VITE_ENVIRONMENT: 'prod' })).toThrow(
    /VITE_ENVIRONMENT.*VITE_PUSHER_PORT/,
  );
});
