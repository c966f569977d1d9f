import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const outline = (path: string) =>
  / d="([^"]{80,})"/.exec(readFileSync(new URL(path, import.meta.url), 'utf8'))?.[1];

test('the icon of the browser tab is the mark of the product', () => {
  expect(outline('./placekeeper-mark.tsx')).toBeDefined();
  expect(outline('../../../../apps/web/public/favicon.svg')).toBe(
    outline('./placekeeper-mark.tsx'),
  );
});
