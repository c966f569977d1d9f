import { expect, test } from 'vitest';
import { logInAddress } from './login-address.ts';

const wayBack = (returnTo: string) =>
  new URL(logInAddress(returnTo), 'https://app.example').searchParams.get('return_to');

test('the return address is the page with its query (SESS-2)', () => {
  expect(wayBack('/locations?filter=a&sort=name#top')).toBe('/locations?filter=a&sort=name#top');
});

// https://app.example//elsewhere.example belongs to us, but its path alone would open the other site.
test.each(['//elsewhere.example/log-in', '///elsewhere.example/log-in', '/\\elsewhere.example'])(
  'a return address never opens another site: %s',
  (path) => {
    const back = wayBack(path) ?? '';
    expect(new URL(back, 'https://app.example').origin).toBe('https://app.example');
  },
);
