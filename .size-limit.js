import { existsSync, readFileSync } from 'node:fs';
import { firstLoad } from './tooling/size/first-load.mjs';

/**
 * How much the browser may load, compressed by gzip. Held by the task `size`, over what `npm run build` has written.
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
  // React, router and query are 117 kB of each. About 6 kB read answers in other types, shapes and names than ours, 2 kB
  // resume jobs, and 3 kB pace calls after a 429, count down its wait, retry failed loads, end calls that are never answered
  // stop reads that a write outdated, and load code that did not arrive again.
  screen('home', ['dashboard'], '195.5 kB'),
  // The table's engine is 10 kB of it, and choosing locations 2 kB. The first file names every file that may load later,
  // the map and its switch among them.
  screen('locations', ['location-list'], '218 kB'),
  // Two forms of fields, hours and a review stand on one page. 8 kB compare a save with what the platform holds now, before
  // and after it, tell what it did not keep, and write values in the shapes that the platform uses. 2 kB are the places of
  // the tags, the steps through the list and the deletion in the header, which load later, as selects and dialogs do.
  screen('a location', ['location', 'location-info'], '279 kB'),
  // Its one dialog comes with it: somebody who is here disconnects or connects, or reads which locations are paused.
  screen('Google accounts', ['google-accounts'], '217 kB'),
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
  // All screens together: what somebody loads who stays all day. 108 kB of it preview bulk edits and spreadsheets; most of that
  // is the worker, which knows the telephone numbers of all countries and loads with the first preview. 55 kB report errors, and
  // 3 kB are the labelled sidebar and its sheet. 12 kB group, hold and reopen updates, and 17 kB search
  // and filter further, save views and group failed imports. 12 kB show declined edits and send them again, list the form's
  // sections and step through the list. 13 kB are home's overview, 20 kB the national holidays of all countries that it counts
  // gaps on, and 14 kB the
  // page of rules, profile standing and the choice of managed locations.
  // 9 kB queue, schedule and list bulk edits, and search their fields. 23 kB know how the addresses and
  // postal codes of countries are written and where the countries are; half of it loads with the address form, the rest with the
  // first hints and previews. 11 kB queue, describe and delete photos, and 6 kB draw
  // weeks of hours, trials of rules and the facts that a location misses. 24 kB draw
  // the map: d3-geo, the clusters, and its markers.
  { name: 'All scripts', path: `${built}/assets/*.js`, limit: '1106 kB', gzip: true },
  { name: 'All styles', path: `${built}/assets/*.css`, limit: '24 kB', gzip: true },
];
