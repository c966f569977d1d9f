import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const outline = (path: string) =>
  / d="([^"]{80,})"/.exec(readFileSync(new URL(path, import.meta.url), 'utf8'))?.[1];

test("the favicon equals the product's mark", () => {
  expect(outline('./placekeeper-mark.tsx')).toBeDefined();
  expect(outline('../../../../apps/web/public/favicon.svg')).toBe(
    outline('./placekeeper-mark.tsx'),
  );
});
