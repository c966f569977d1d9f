import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { firstLoad } from './tooling/size/first-load.mjs';
import { mentionedFiles } from './tooling/size/mentioned-files.mjs';

/**
 * Limits for the files of the build, compressed by gzip. The task `size` checks them after `npm run build`. A screen over its
 * limit usually imports code that it needs later: a dialog, a menu, a library. Load it with `lazyPart` or `import()`, and
 * raise a limit only with a reason beside it.
 */
const built = 'apps/web/dist';
const manifestFile = `${built}/.vite/manifest.json`;
if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing. Run: npm run build`);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const assets = mentionedFiles(
  new Set(readdirSync(`${built}/assets`)),
  readFileSync(`${built}/index.html`, 'utf8'),
  (name) => readFileSync(`${built}/assets/${name}`, 'utf8'),
);

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

/** @param {string} ending */
const all = (ending) =>
  inBuild(assets.filter((name) => name.endsWith(ending)).map((name) => `assets/${name}`));

// oxlint-disable-next-line import/no-default-export -- size-limit asks for it
export default [
  // Each holds some kilobytes of other screens, because few large files load faster than many small ones.
  // React, router and query are 110 kB of each. About 6 kB accept other types, shapes and names in responses, 2 kB resume
  // jobs, and 5 kB handle rate limits, failures of the server, time limits, retries and code that did not load. The framed
  // message of a missing page or an error is part of it, because it must also show without a connection.
  screen('home', ['dashboard'], '181 kB'),
  // The table library is 10 kB of it, and selecting locations 2 kB. The first file lists all files that may load later.
  screen('locations', ['location-list'], '199 kB'),
  // The page has a form and the hours. 8 kB compare a save with the platform's values before and
  // after it, and write values in the platform's own shapes; 1 kB tells published edits from unknown ones. Tags, selects,
  // dialogs, the review of updates and the header's steps load later. Another division into chunks changes the size by about 1 kB.
  screen('a location', ['location', 'location-info'], '232 kB'),
  // Includes its dialog, because most visits connect or disconnect an account. A dialog that asks before it discards choices
  // is 0.1 kB of it.
  screen('Google accounts', ['google-accounts'], '200 kB'),
  {
    // 0.1 kB of it stacks what does not fit side by side on a phone; 0.02 kB prints shortened texts whole;
    // 0.15 kB puts captions under the icons of the sidebar. About 0.1 kB above the size.
    name: 'Styles of the first load',
    path: inBuild(firstLoad(manifest, []).styles),
    limit: '23.35 kB',
    gzip: true,
  },
  // Latin letters only; others load on demand. Fonts are compressed already.
  {
    name: 'Font of the first load',
    path: `${built}/assets/inter-latin-wght-normal-*.woff2`,
    limit: '50 kB',
    gzip: false,
    brotli: false,
  },
  // The scripts of all screens, as loaded in a long session. The largest file is the worker of previews, with the phone
  // numbers of all countries. About 4 kB above the size: hashes in file names change it by some hundred bytes, and another
  // division into chunks by up to 3 kB. 9 kB read an archive of streets, which only builds with such an archive load.
  { name: 'All scripts', path: all('.js'), limit: '1021 kB', gzip: true },
  { name: 'All styles', path: all('.css'), limit: '23.35 kB', gzip: true },
];
