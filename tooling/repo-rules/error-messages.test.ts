import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

const inBrowser =
  /^(apps\/web\/src|packages\/ui\/src|packages\/contracts\/src\/(?!export|verify|testing)).*(?<!\.test|\.test-d)\.tsx?$/;

/** Messages with a value outside quotation marks, which separate the value from the words of the message. */
export function bareValues(text: string): string[] {
  const messages = text.matchAll(/new \w*Error\(\s*(`[^`]*`|\w+\.[\w.]+)/g);
  return [...messages]
    .map(([, message = '']) => message)
    .filter(
      (message) =>
        !message.startsWith('`') || message.replaceAll(/"\$\{[^}]*\}"/g, '').includes('${'),
    );
}

test('values in error messages are quoted', () => {
  const wrong = repoFiles(inBrowser).flatMap((path) =>
    bareValues(textOf(path)).map((message) => `${path}: ${message}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  'new Error(`No ${name}`)',
  'throw new RangeError(\n  `${a} and "${b}"`)',
  'new Error(event.message)',
])('%s is found', (text) => expect(bareValues(text)).toHaveLength(1));

test.each(["new Error('No name')", 'new Error(`"${name}" is no city`)', 'new Error()'])(
  '%s is accepted',
  (text) => expect(bareValues(text)).toEqual([]),
);
