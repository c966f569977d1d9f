import { expect, test } from 'vitest';
import { releaseFaults } from './release-faults.mjs';

test.each([
  ['index.html', '<script>start()</script>', /script of its own/],
  ['index.html', '<style>p{}</style>', /sheet of its own/],
  ['index.html', '<p style="color:red">', /style attribute/],
  ['index.html', '<body onload="start()">', /handler/],
  ['assets/a.js', '1;\n//# sourceMappingURL=a.js.map', /names a source map/],
  ['assets/a.js.map', '{}', /for Sentry/],
  ['assets/a.js', 'key="placekeeper-local-secret"', /secret of the twin/],
  ['assets/a.js', 'out="/__mock/sign-out"', /address of the twin/],
  ['assets/a.js', `"npm_${'aB3dE5'.repeat(6)}"`, /found npm/i],
] as const)('%s with %s must not be released', async (path, content, fault) => {
  const faults = await releaseFaults(path, content);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

test('an ordinary file is accepted', async () => {
  const page =
    '<script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/a.css">';
  expect(await releaseFaults('index.html', page)).toEqual([]);
});
