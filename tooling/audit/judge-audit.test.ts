import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.mjs';

const url = 'https://github.com/advisories/GHSA-1';
const known = {
  vulnerabilities: {
    zod: { via: [{ url, title: 'Slow pattern', severity: 'high' }] },
    web: { via: ['zod'] },
  },
};

test('what is known against a package is told, once', () => {
  expect(judgeAudit(known, {})).toEqual({
    asked: true,
    faults: [`zod (high): Slow pattern, ${url}`],
  });
});

test('with a reason it is allowed, for as long as it is there', () => {
  expect(judgeAudit(known, { [url]: 'No pattern comes from outside.' }).faults).toEqual([]);
  const { faults } = judgeAudit(
    { vulnerabilities: {} },
    { [url]: 'No pattern comes from outside.' },
  );
  expect(faults).toEqual([`${url} is allowed, and nothing here has it any more`]);
});

test('a registry that does not answer has judged nothing', () => {
  expect(judgeAudit({ message: '405 Method Not Allowed' }, {})).toEqual({
    asked: false,
    faults: [],
  });
});
