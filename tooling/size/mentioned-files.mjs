/**
 * The assets that a build loads from its page, in name order. A folder can also have files of an earlier build, which turbo
 * leaves there when it restores a build from its cache.
 * @param {ReadonlySet<string>} assets names of the files in the folder
 * @param {string} page the text of `index.html`
 * @param {(asset: string) => string} read the text of a script or style sheet
 * @returns {string[]}
 */
export function mentionedFiles(assets, page, read) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} text */
  const search = (text) => {
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css)\b/g)) {
      if (found.has(name) || !assets.has(name)) continue;
      found.add(name);
      search(read(name));
    }
  };
  search(page);
  return [...found].toSorted();
}
