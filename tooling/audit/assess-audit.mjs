/**
 * @typedef {object} Advisory
 * @property {string} url
 * @property {string} title
 * @property {string} severity
 *
 * @typedef {object} Report as `npm audit --json` writes it
 * @property {Record<string, { via: (string | Advisory)[] }>} [vulnerabilities]
 * @property {string} [message] why the registry did not answer
 *
 * @typedef {object} Verdict
 * @property {boolean} asked
 * @property {string[]} problems
 */

/**
 * Problems are advisories about delivered packages that are not allowed with a reason, and allowances without an
 * advisory.
 * @param {Report} report
 * @param {Readonly<Record<string, string>>} allowed the reason, by the address of the advisory
 * @returns {Verdict}
 */
export function assessAudit({ vulnerabilities }, allowed) {
  if (!vulnerabilities) return { asked: false, problems: [] };
  const advisories = new Map();
  for (const [name, { via }] of Object.entries(vulnerabilities)) {
    for (const one of via) if (typeof one === 'object') advisories.set(one.url, { name, ...one });
  }
  const open = [...advisories.values()].filter(({ url }) => !Object.hasOwn(allowed, url));
  const idle = Object.keys(allowed).filter((url) => !advisories.has(url));
  return {
    asked: true,
    problems: [
      ...open.map(({ name, severity, title, url }) => `${name} (${severity}): ${title}, ${url}`),
      ...idle.map((url) => `${url} is allowed but affects no package`),
    ],
  };
}
