import { expect, test } from 'vitest';
import { repoFiles, textOf } from '../repo-rules/repo-files.ts';
import { findSecrets } from './find-secrets.mjs';

/** The credentials in examples, which are not secret. */
const placeholder = 'user:secret@';

test('the repository contains no secret', async () => {
  const texts = repoFiles(/\.(ts|tsx|mjs|js|json|md|css|html|conf|csv|sql|svg|npmrc)$|\/run$/);
  const found = await Promise.all(
    texts.map((path) => findSecrets(path, textOf(path).replaceAll(placeholder, ''))),
  );
  expect(found.flat()).toEqual([]);
});

const key = (end: string) => ['-----', end, ' RSA PRIVATE KEY-----'].join('');

// The samples are concatenated, so that this file contains no secret.
test.each([
  [
    'a key of AWS',
    ['AWS_SECRET_ACCESS_KEY =', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzQ8vT2KEYA'].join(' '),
  ],
  ['a private key', `${key('BEGIN')}\nMIIEpAIBAAKCAQEA${'aB3dE5fG7hJ9'.repeat(30)}\n${key('END')}`],
  ['a token of GitHub', `ghp_${'aB3dE5fG7hJ9'.repeat(3)}`],
  ['a token of npm', `//registry.example/:_authToken=npm_${'aB3dE5'.repeat(6)}`],
  ['a password in an address', ['https://ada:', 'xk29fjw82', '@platform.com/'].join('')],
])('%s is found, and not printed', async (_, secret) => {
  const found = await findSecrets('settings.ts', secret);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^settings\.ts:\d+: /);
  expect(found[0]).not.toContain(secret);
});
