import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test.each([
  ['Locations', 'Locations'],
  ['Harbour Books · Info', 'Harbour Books · Info'],
  ['مقهى الميناء · Info', 'مقهى الميناء · Info'],
  ['\u202Eexe.gpj\u2067 shop\r\n\tBcc: all · Media', 'exe.gpj shop Bcc: all · Media'],
  [`${'W'.repeat(10_000)} · Info`, `${'W'.repeat(79)}… · Info`],
  [`${'😀'.repeat(81)} · Info`, `${'😀'.repeat(79)}… · Info`],
])('the page %j has the title %j @SHELL-16', (title, shown) =>
  expect(pageTitle(title)).toBe(shown),
);
