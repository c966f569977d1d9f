/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string[]} [imports] keys of the manifest, without dynamic imports
 * @property {string[]} [css]
 */

/** @typedef {Record<string, Chunk>} Manifest */

/**
 * The files that the browser must load before it can show a screen: the entry, the code of its routes, and all their
 * static imports.
 * @param {Manifest} manifest
 * @param {readonly string[]} routes names of route modules: `dashboard` for `…/dashboard.route.tsx`
 * @returns {{ scripts: string[], styles: string[] }} files, from the build's folder
 */
export function firstLoad(manifest, routes) {
  /** @type {Set<string>} */
  const visited = new Set();
  /** @param {string} key */
  const meet = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    chunkOf(manifest, key).imports?.forEach(meet);
  };
  meet(entryOf(manifest));
  for (const route of routes) meet(routeOf(manifest, route));

  const chunks = [...visited].map((key) => chunkOf(manifest, key));
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))].toSorted(),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].toSorted(),
  };
}

/**
 * @param {Manifest} manifest
 * @param {string} key
 */
function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build's manifest does not know ${key}.`);
  return chunk;
}

/** @param {Manifest} manifest */
function entryOf(manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error("The build's manifest has no entry.");
  return entry;
}

/**
 * @param {Manifest} manifest
 * @param {string} route
 */
function routeOf(manifest, route) {
  const keys = Object.keys(manifest).filter((key) => key.endsWith(`/${route}.route.tsx`));
  const [only, ...more] = keys;
  if (only && more.length === 0) return only;
  const what = only ? `${keys.length} modules are called` : 'No module is called';
  throw new Error(`${what} ${route}.route.tsx in the build. Correct its name in .size-limit.js.`);
}
