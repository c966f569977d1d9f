import { expect, test } from 'vitest';
import { releaseProblems } from './release-problems.mjs';

test.each([
  ['index.html', '<script>start()</script>', /inline script/],
  ['index.html', '<style>p{}</style>', /inline style sheet/],
  ['index.html', '<p style="color:red">', /style attribute/],
  ['index.html', '<body onload="start()">', /handler/],
  ['assets/a.js', '1;\n//# sourceMappingURL=a.js.map', /address of a source map/],
  ['assets/a.js.map', '{}', /must not be published/],
  ['assets/a.js', 'key="placekeeper-local-secret"', /twin's secret/],
  ['assets/a.js', 'out="/__mock/sign-out"', /address of the twin/],
  ['assets/a.js', `"npm_${'aB3dE5'.repeat(6)}"`, /found npm/i],
] as const)('%s with %s must not be released', async (path, content, problem) => {
  const problems = await releaseProblems(path, content);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

test('an ordinary file is accepted', async () => {
  const page =
    '<script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/a.css">';
  expect(await releaseProblems('index.html', page)).toEqual([]);
});
