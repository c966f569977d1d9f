import { expect, test } from 'vitest';
import { checkServiceName } from './check-service-name.ts';

test.each(['Tap repair', '  Tap repair ', 'Menü für zwei', 'a'.repeat(140), '👩‍🔧 on call'])(
  '%j can be the name of a service @SVC-3',
  (name) => expect(checkServiceName(name)).toBeNull(),
);

test.each([
  ['', /Enter the name/],
  ['   ', /Enter the name/],
  ['Tap < pipe', /< or >/],
  ['Tap\nrepair', /line breaks/],
  ['Tap \uD800', /control characters/],
  ['a'.repeat(141), /140 characters; this one has 141/],
])('%j cannot @SVC-3', (name, reason) => expect(checkServiceName(name)).toMatch(reason));
