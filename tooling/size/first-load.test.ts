import { expect, test } from 'vitest';
import { firstLoad } from './first-load.mjs';

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/features/a/list.route.tsx', 'src/menu.tsx'],
    css: ['entry.css'],
  },
  '_react.js': { file: 'react.js' },
  'src/features/a/list.route.tsx': { file: 'list.js', imports: ['index.html', '_table.js'] },
  '_table.js': { file: 'table.js', imports: ['_react.js'], css: ['table.css'] },
  'src/menu.tsx': { file: 'menu.js', imports: ['_react.js'] },
  'src/features/a/same.route.tsx': { file: 'a.js' },
  'src/features/b/same.route.tsx': { file: 'b.js' },
};

test('a screen loads the entry, its own code and their static imports, each once', () => {
  expect(firstLoad(manifest, ['list'])).toEqual({
    scripts: ['entry.js', 'list.js', 'react.js', 'table.js'],
    styles: ['entry.css', 'table.css'],
  });
});

test('without a screen the entry is loaded', () => {
  expect(firstLoad(manifest, []).scripts).toEqual(['entry.js', 'react.js']);
});

test('a missing or ambiguous screen is an error', () => {
  expect(() => firstLoad(manifest, ['gone'])).toThrow('No module is called gone.route.tsx');
  expect(() => firstLoad(manifest, ['same'])).toThrow('2 modules are called same.route.tsx');
  expect(() => firstLoad({}, [])).toThrow('no entry');
});
