import { findSecrets } from './find-secrets.mjs';

/**
 * The contents of a built file that must not be published.
 * @param {string} path inside the folder that is served
 * @param {string} content
 * @returns {Promise<string[]>}
 */
export async function releaseFaults(path, content) {
  const faults = await findSecrets(path, content);
  if (path.endsWith('.map')) faults.push(`${path}: a source map is for Sentry, not for everybody`);
  if (/[#@] sourceMappingURL=/.test(content)) faults.push(`${path}: names a source map`);
  if (twinSecret.test(content)) faults.push(`${path}: holds the secret of the twin`);
  if (twinAddress.test(content)) faults.push(`${path}: names an address of the twin`);
  if (path.endsWith('.html'))
    faults.push(...inlineParts(content).map((part) => `${path}: ${part}`));
  return faults;
}

const twinSecret = /placekeeper-local-secret/;
const twinAddress = /\/__mock\b/;

/** @param {string} html */
function inlineParts(html) {
  return [
    { what: 'a script of its own', pattern: /<script(?![^>]*\bsrc=)[^>]*>/i },
    { what: 'a sheet of its own', pattern: /<style\b/i },
    { what: 'a style attribute', pattern: /<[^>]+\sstyle\s*=/i },
    { what: 'a handler in an attribute', pattern: /<[^>]+\son[a-z]+\s*=/i },
  ]
    .filter(({ pattern }) => pattern.test(html))
    .map(({ what }) => `has ${what}, which the content policy refuses`);
}
