import { expect, test } from 'vitest';
import { paths } from '../url/paths.ts';
import { reportedAddress, reportedFile } from './reported-address.ts';
import { reportedText } from './reported-text.ts';

test.each(Object.values(paths))('%s is reported as its route (ERR-1)', (route) => {
  const path = route.replaceAll(/:\w+/g, '12');
  for (const address of [path, `${path}?search=Hart`, `${path}#Hart`, `https://app.example${path}`])
    expect(reportedAddress(address)).toBe(route);
});

test.each([
  ['/location/Hart/info', '/location/:location/info'],
  ['/locations/tags/Hart', '/locations/tags/:tagId'],
  ['https://app.example', '/'],
  ['https://app.example?search=Hart', '/'],
  ['/api/locations/12/media/34?search=Hart', '/api/locations/:id/media/:id'],
  ['/api/google/locations/Hart-1', '/api/google/locations/*'],
  ['/sanctum/csrf-cookie', '/sanctum/csrf-cookie'],
  ['https://app.example/assets/index-Dx_1.js:3:14', '/assets/index-Dx_1.js:3:14'],
])('%s is reported as %s (ERR-1)', (address, reported) =>
  expect(reportedAddress(address)).toBe(reported),
);

test.each([
  '/hart',
  '/Hart',
  '/locations/hart',
  '/locations/tags/12/hart',
  '/location/12/hart',
  '/location/12/info/hart',
  '/hart/locations',
  '//hart/locations',
  '/locations;hart',
  '/locations/../hart',
  '/%48art',
  '/h%2561rt',
  '/hart?x=1#y',
  '/hart\n',
  '/assets/hart',
  '/assets/hart/index.js',
  '/assets/hart.pdf',
  'hart/locations/hart',
  'https://hart.example/hart',
  'https://hart.example/api',
  'https://react.dev/hart',
  'chrome-extension://hart/script.js',
  'blob:https://app.example/hart',
  'data:text/javascript,hart',
  'file:///hart/assets/index.js',
  'javascript:hart()',
])('the unknown address %j is not reported (ERR-1)', (address) => {
  expect(reportedAddress(address)).toBe('[address]');
  expect(reportedFile(address)).toBe('[address]');
  expect(reportedText(`Failed at (${address.trim()}), twice`)).not.toMatch(/hart/i);
});

test('the file of a script keeps its origin (ERR-1)', () => {
  expect(reportedFile('https://app.example/assets/index-a1.js')).toBe(
    'https://app.example/assets/index-a1.js',
  );
});
