import { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import { Plus } from 'lucide-react';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { findEntries } from './find-entries.ts';

const entry = (title: string, keywords: string): Entry => ({
  key: title,
  title,
  keywords,
  icon: Plus,
  does: { kind: 'go', to: `/${title}` },
});

const own = [
  entry('Locations', 'Add, remove & update your locations'),
  entry('Add locations', 'import profiles new location'),
  entry('Google accounts', 'connect authorization'),
  entry('Use dark theme', 'appearance colours mode'),
  entry('Settings', 'preferences appearance keyboard shortcuts'),
];

const location = (id: number, title: string) =>
  SpotlightItem.parse({
    type: 'location',
    title,
    link: `/location/${id}/info`,
    icon: null,
    color: null,
    location: { id, name: title, store_code: `LON-${id}`, formatted_address: 'Quay Street' },
  });

const action = (title: string) =>
  SpotlightItem.parse({
    type: 'action',
    title,
    link: `/${title}`,
    icon: null,
    color: null,
    location: null,
  });

const found = (query: string, answered: readonly SpotlightItem[] = [], recent = answered) =>
  findEntries(query, { own, recent, answered, settled: true }).map(({ title, entries }) => [
    title,
    ...entries.map((each) => each.title),
  ]);

test('one letter finds titles that begin with it, not all that contain it', () => {
  const answered = [location(1, 'Acorn Bakery'), ...['Bulk edit', 'Tags', 'Archive'].map(action)];
  expect(found('a', answered, [])).toEqual([
    ['Things to do', 'Add locations', 'Archive', 'Google accounts'],
    ['Locations', 'Acorn Bakery'],
  ]);
});

test('matches in hidden search terms follow matches in titles', () => {
  const [actions] = found('loc');
  expect(actions).toEqual(['Things to do', 'Locations', 'Add locations']);
  const [appearance] = found('add');
  expect(appearance).toEqual(['Things to do', 'Add locations', 'Locations']);
});

test('a location with a better title match precedes an action', () => {
  const dark = [location(1, 'Dark Horse Inn')];
  expect(found('dark', dark).map(([title]) => title)).toEqual(['Locations', 'Things to do']);
  expect(found('the', [location(1, 'Under the Bridge')]).map(([title]) => title)).toEqual([
    'Things to do',
    'Locations',
  ]);
});

test('@SPOT-8 locations without an exact match are called similar', () => {
  const similar = { own, recent: [], answered: [location(1, 'Park Inn')], settled: true };
  const titles = findEntries('dark', { ...similar, similar: true }).map(({ title }) => title);
  expect(titles).toEqual(['Things to do', 'Similar locations']);
});

test('recent locations come first, sorted by title match', () => {
  const [inn, quay, harbour] = [location(1, 'Old Quay'), location(2, 'Quay 9'), location(3, 'Inn')];
  expect(found('quay', [harbour], [inn, quay])).toEqual([
    ['Locations', 'Quay 9', 'Old Quay', 'Inn'],
  ]);
});

test('@SPOT-8 locations with a word that begins with the text come first', () => {
  const answered = ['Kendall Inn', 'Lonsdale', 'North Dalton'].map((title, at) =>
    location(at + 1, title),
  );
  expect(found('dal', answered)).toEqual([
    ['Locations', 'North Dalton', 'Kendall Inn', 'Lonsdale'],
  ]);
});

test('at most five actions are shown, and a typo finds one', () => {
  const many = Array.from({ length: 9 }, (_, at) => action(`Update ${at}`));
  expect(found('update', many, [])[0]).toHaveLength(6);
  expect(found('google acounts')).toEqual([['Things to do', 'Google accounts']]);
});

test('typing errors are allowed only if nothing matches exactly', () => {
  const mark = [location(1, 'Mark & Sons')];
  expect(found('mark', mark)).toEqual([['Locations', 'Mark & Sons']]);
  expect(found('mark')).toEqual([['Things to do', 'Use dark theme']]);
  expect(found('setitngs')).toEqual([['Things to do', 'Settings']]);
});

test.each(['seo', 'tgs', 'thm', 'seo tags', '!!!'])(
  '@SPOT-8 a short word finds nothing by a typing error (%s)',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

test.each([
  ['thme', 'Use dark theme'],
  ['goole acounts', 'Google accounts'],
  ['ad locatons', 'Add locations'],
])('@SPOT-8 a longer word may have a typing error (%s)', (query, title) => {
  expect(found(query)[0]?.slice(0, 2)).toEqual(['Things to do', title]);
});

test('the location with the typed code comes first, then codes that begin with it @SPOT-8', () => {
  const answered = [location(77, 'LON-7 Lane'), location(71, 'Harbour'), location(7, 'Acorn')];
  const [locations] = found('lon-7', answered, []);
  expect(locations).toEqual(['Locations', 'Acorn', 'LON-7 Lane', 'Harbour']);
  expect(found('lon7', [location(7, 'Acorn')], [])[0]).toEqual(['Locations', 'Acorn']);
});

test.each(['care & optics', 'care and optics', 'Care&Optics', '& optics', 'optics &'])(
  'the query %j finds a name with & @SPOT-8',
  (query) => {
    const answered = [location(1, 'Stonebridge Eye Care & Optics')];
    expect(found(query, answered)).toEqual([['Locations', 'Stonebridge Eye Care & Optics']]);
  },
);

test.each(['Stonebridge Eye Care and Optics', 'Stonebridge Eye Care & Optics'])(
  'while the platform answers, & finds the recent location %j @SPOT-8',
  (name) => {
    const groups = findEntries('care & opt', {
      own,
      recent: [location(1, name)],
      answered: [],
      settled: false,
    });
    expect(groups.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual([name]);
  },
);

test('an action is found by a text with & @SPOT-8', () => {
  expect(found('remove & update')).toEqual([['Things to do', 'Locations']]);
});
