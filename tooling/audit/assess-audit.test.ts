import { expect, test } from 'vitest';
import { assessAudit } from './assess-audit.mjs';

const url = 'https://github.com/advisories/GHSA-1';
const known = {
  vulnerabilities: {
    zod: { via: [{ url, title: 'Slow pattern', severity: 'high' }] },
    web: { via: ['zod'] },
  },
};

test('an advisory is reported once', () => {
  expect(assessAudit(known, {})).toEqual({
    asked: true,
    problems: [`zod (high): Slow pattern, ${url}`],
  });
});

test('an advisory is allowed with a reason, and an unused allowance is reported', () => {
  expect(assessAudit(known, { [url]: 'No pattern comes from outside.' }).problems).toEqual([]);
  const { problems } = assessAudit(
    { vulnerabilities: {} },
    { [url]: 'No pattern comes from outside.' },
  );
  expect(problems).toEqual([`${url} is allowed but affects no package`]);
});

test('without an answer of the registry there is no verdict', () => {
  expect(assessAudit({ message: '405 Method Not Allowed' }, {})).toEqual({
    asked: false,
    problems: [],
  });
});
