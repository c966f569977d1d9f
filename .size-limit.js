import { existsSync, readFileSync } from 'node:fs';
import { firstLoad } from './tooling/size/first-load.mjs';

/**
 * How much the browser may load, compressed by gzip. Held by the step `size`, over what `npm run build` has written.
 * A screen that outgrows its budget usually imports at once what it needs later: a dialog, a menu, a library.
 * Load that with `lazyPart` or `import()`; raise a limit only with a reason beside it.
 */
const built = 'apps/web/dist';
const manifestFile = `${built}/.vite/manifest.json`;
if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing. Run: npm run build`);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/**
 * @param {string} name
 * @param {string[]} routes
 * @param {string} limit
 */
const screen = (name, routes, limit) => ({
  name: `Scripts of the first load, ${name}`,
  path: inBuild(firstLoad(manifest, routes).scripts),
  limit,
  gzip: true,
});

/** @param {string[]} files */
const inBuild = (files) => files.map((file) => `${built}/${file}`);

// oxlint-disable-next-line import/no-default-export -- size-limit asks for it
export default [
  // React, router and query are 117 kB of each. 3 kB of each read answers in other types and shapes than ours, and 2 kB
  // resume jobs and ask for extensions. Half a kilobyte lets a page join its channel again after a log-in beside it,
  // and keeps it from whoever logs in next. The last kilobyte holds all calls after a 429, ends those that are never
  // answered, and keeps reads that began before a write from bringing back what it replaced.
  screen('home', ['dashboard'], '187.5 kB'),
  // The goal is 190. The table's engine is 10 kB of it; what there is to choose with, before anybody has chosen, is 2 kB.
  // Every file that comes later is named in the first one: those of bulk edit's parts, the planner and the rules are the last kilobyte.
  screen('locations', ['location-list'], '208.5 kB'),
  // Two forms of fields, hours and a review, which all stand on one page; 2 kB notice what another window saved meanwhile,
  // and 1 kB says what half of a failed save was saved, and takes a discarding back. The last half tells a missing
  // date of a special day at its date. Another 2 kB are the pace of all calls, and the look at what the platform holds
  // before a save replaces it.
  screen('a location', ['location', 'location-info'], '312 kB'),
  // Its one dialog comes with it: somebody who is here disconnects or connects, or reads which locations are paused.
  screen('Google accounts', ['google-accounts'], '214.5 kB'),
  {
    name: 'Styles of the first load',
    path: inBuild(firstLoad(manifest, []).styles),
    limit: '22 kB',
    gzip: true,
  },
  // The alphabet of most readers; the others are loaded by who needs them. A font is compressed already.
  {
    name: 'Font of the first load',
    path: `${built}/assets/inter-latin-wght-normal-*.woff2`,
    limit: '50 kB',
    gzip: false,
    brotli: false,
  },
  // All screens together: what somebody loads who stays all day. 55 kB of it report errors without a value of a record, where somebody watches;
  // the photos, settings and website of a location are 28 kB, the search for its categories and areas 23; the history of
  // fields, the import of spreadsheets and the triage of updates 30; the editors of hours, lists and attributes in a bulk edit 14;
  // the planner of holidays, and what chooses locations by a list, 14; the rules that are tried on the past and found changed elsewhere 13;
  // what asks again where others would be changed than somebody confirmed is the last one but one, and what is so in rarer cases, as of a
  // file without rows or a page without a socket, the last. 37 kB read other platforms,
  // find identical updates, try rules, read all locations and run jobs in the browser instead of on the platform. 108 kB try bulk edits and
  // spreadsheets: most of it is the worker, which knows the telephone numbers of all countries and loads with the first preview.
  // 4 kB hold calls back after a 429, and look at what the platform holds before a save replaces it.
  { name: 'All scripts', path: `${built}/assets/*.js`, limit: '917.5 kB', gzip: true },
  { name: 'All styles', path: `${built}/assets/*.css`, limit: '24 kB', gzip: true },
];
