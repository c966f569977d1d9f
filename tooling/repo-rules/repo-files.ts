import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../setup/root.mjs';

const skipped =
  /^(\.cache|\.git|\.reports|\.turbo|coverage|dist|dist-gallery|node_modules|playwright-report|test-results)$/;

/** The paths of the repository's files, relative to its root, with forward slashes. */
export function repoFiles(pattern = /./): string[] {
  return filesUnder(root)
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => pattern.test(path))
    .toSorted();
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}
