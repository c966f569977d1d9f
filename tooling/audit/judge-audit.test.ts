import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.mjs';

const url = 'https://github.com/advisories/GHSA-1';
const known = {
  vulnerabilities: {
    zod: { via: [{ url, title: 'Slow pattern', severity: 'high' }] },
    web: { via: ['zod'] },
  },
};

test('an advisory is reported once', () => {
  expect(judgeAudit(known, {})).toEqual({
    asked: true,
    faults: [`zod (high): Slow pattern, ${url}`],
  });
});

test('an advisory is allowed with a reason, and an unused allowance is reported', () => {
  expect(judgeAudit(known, { [url]: 'No pattern comes from outside.' }).faults).toEqual([]);
  const { faults } = judgeAudit(
    { vulnerabilities: {} },
    { [url]: 'No pattern comes from outside.' },
  );
  expect(faults).toEqual([`${url} is allowed, and nothing here has it any more`]);
});

test('without an answer of the registry there is no verdict', () => {
  expect(judgeAudit({ message: '405 Method Not Allowed' }, {})).toEqual({
    asked: false,
    faults: [],
  });
});
