import { expect, test } from 'vitest';
import { mentionedFiles } from './mentioned-files.mjs';

const texts: Readonly<Record<string, string>> = {
  'entry-A1.js': 'import("./list-B2.js"); new Worker("/assets/dry-run.worker-C3.js"); "gone-D4.js"',
  'list-B2.js': 'import"./entry-A1.js"; load(["assets/list-E5.css"])',
  'dry-run.worker-C3.js': '',
  'list-E5.css': '',
  'entry-old.js': 'import("./list-B2.js")',
};

test('the files of an earlier build in the same folder are left out', () => {
  const page = '<script type="module" src="/assets/entry-A1.js"></script>';
  expect(mentionedFiles(new Set(Object.keys(texts)), page, (name) => texts[name] ?? '')).toEqual([
    'dry-run.worker-C3.js',
    'entry-A1.js',
    'list-B2.js',
    'list-E5.css',
  ]);
});
