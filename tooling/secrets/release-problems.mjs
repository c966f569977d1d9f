import { findSecrets } from './find-secrets.mjs';

/**
 * The contents of a built file that must not be published.
 * @param {string} path inside the folder that is served
 * @param {string} content
 * @returns {Promise<string[]>}
 */
export async function releaseProblems(path, content) {
  const problems = await findSecrets(path, content);
  if (path.endsWith('.map')) problems.push(`${path}: source maps must not be published`);
  if (/[#@] sourceMappingURL=/.test(content))
    problems.push(`${path}: contains the address of a source map`);
  if (twinSecret.test(content)) problems.push(`${path}: contains the twin's secret`);
  if (twinAddress.test(content)) problems.push(`${path}: contains an address of the twin`);
  if (path.endsWith('.html'))
    problems.push(...inlineParts(content).map((part) => `${path}: ${part}`));
  return problems;
}

const twinSecret = /placekeeper-local-secret/;
const twinAddress = /\/__mock\b/;

/** @param {string} html */
function inlineParts(html) {
  return [
    { what: 'an inline script', pattern: /<script(?![^>]*\bsrc=)[^>]*>/i },
    { what: 'an inline style sheet', pattern: /<style\b/i },
    { what: 'a style attribute', pattern: /<[^>]+\sstyle\s*=/i },
    { what: 'a handler in an attribute', pattern: /<[^>]+\son[a-z]+\s*=/i },
  ]
    .filter(({ pattern }) => pattern.test(html))
    .map(({ what }) => `has ${what}, which the content policy refuses`);
}
