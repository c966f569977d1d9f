import { expect, test } from 'vitest';
import { shouldRevalidateVisit } from './should-revalidate-visit.ts';

const goes = (from: string, to: string): boolean => {
  const args = {
    currentUrl: new URL(from, 'https://app.example'),
    nextUrl: new URL(to, 'https://app.example'),
    currentParams: { location: from.split('/')[2] },
    nextParams: { location: to.split('/')[2] },
    defaultShouldRevalidate: true,
  };
  return shouldRevalidateVisit(args);
};

test.each([
  ['/location/3/info', '/location/4/info', true],
  ['/location/3/services', '/location/3/services', true],
  ['/location/3/services', '/location/3/services?filter=a', false],
  ['/location/3/services?filter=a', '/location/3/info', false],
])('@DET-1 from %s to %s is another visit: %s', (from, to, expected) => {
  expect(goes(from, to)).toBe(expected);
});
