import { expect, test, vi } from 'vitest';
import { readCookie } from './cookie.ts';

test.each([
  ['XSRF-TOKEN=a%3D; other=b', 'a='],
  ['other=XSRF-TOKEN=b', undefined],
  ['', undefined],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['other=%E0%A4%A; XSRF-TOKEN=c', 'c'],
])('of %j the token is %j @ERR-4', (cookie, token) => {
  vi.stubGlobal('document', { cookie });
  expect(readCookie('XSRF-TOKEN')).toBe(token);
});
