import { expect, test } from 'vitest';
import { checkServiceName } from './check-service-name.ts';

test.each(['Tap repair', '  Tap repair ', 'Menü für zwei', 'a'.repeat(140), '👩‍🔧 on call'])(
  '%j can be the name of a service @SVC-3',
  (name) => expect(checkServiceName(name)).toBeNull(),
);

test.each([
  ['', /Enter a service name/],
  ['   ', /Enter a service name/],
  ['Tap < pipe', /< or >/],
  ['Tap\nrepair', /line breaks/],
  ['Tap \u200Brepair', /hidden character U\+200B/],
  ['Tap \uD800', /hidden character U\+D800/],
  ['a'.repeat(141), /140 characters \(now 141\)/],
])('%j cannot be the name of a service @SVC-3', (name, reason) =>
  expect(checkServiceName(name)).toMatch(reason),
);
