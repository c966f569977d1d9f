import { expect, test } from 'vitest';
import { localAddress, localPath, withQuery } from './local-address.ts';

test.each(['/', '/onboarding/connect?step=2#top', '/a//b', '/café'])(
  '%s is a local address',
  (path) => {
    expect(localPath(path)).toBe(encodeURI(path));
  },
);

test.each([
  undefined,
  '',
  'locations',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '\\/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
])('%s is not a local address', (path) => {
  expect(localPath(path)).toBeNull();
});

test.each([
  ['/onboarding', '/onboarding'],
  ['http://localhost:5173/onboarding', 'http://localhost:5173/onboarding'],
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010/'],
  ['https://twin.example/done', 'https://twin.example/done'],
])('the consent page may return to %s', (address, expected) => {
  expect(localAddress(address, 'https://twin.example')).toBe(expected);
});

test.each([
  undefined,
  '//evil.example',
  'https://evil.example/',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'javascript://localhost/%0aalert(1)',
])('the consent page does not return to %s', (address) => {
  expect(localAddress(address, 'https://twin.example')).toBeNull();
});

test('parameters are added to existing ones', () => {
  expect(withQuery('/back?tab=1#end', { code: '4/a b', state: undefined })).toBe(
    '/back?tab=1&code=4%2Fa+b#end',
  );
  expect(withQuery('http://localhost:5173/back', { error: 'access_denied' })).toBe(
    'http://localhost:5173/back?error=access_denied',
  );
});
