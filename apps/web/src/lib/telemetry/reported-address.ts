import { paths } from '../url/paths.ts';

/** ERR-1: replaces an address that matches no known pattern, because it can contain the name of a business. */
const unknownAddress = '[address]';

/** Literal paths come first, because `/gbp-update-management/archive` also matches a pattern with a parameter. */
const pages = Object.values(paths)
  .toSorted((a, b) => a.split(':').length - b.split(':').length)
  .map((pattern) => [new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`), pattern] as const);

const asset = /^\/assets\/[\w.-]+\.(?:js|css)(?::\d+){0,2}$/;
const call = /^\/(?:api|broadcasting|sanctum)\//;
const libraryError = /^https:\/\/react\.dev\/errors\/\d+$/;

/** Returns the route of a screen, the path of a call or the file of a script. */
export function reportedAddress(address: string): string {
  const whole = address.replace(/[?#].*$/s, '');
  if (libraryError.test(whole)) return whole;
  const path = whole.replace(/^https?:\/\/[^/]*/, '') || '/';
  if (asset.test(path)) return path;
  if (call.test(path)) return path.split('/').map(reportedSegment).join('/');
  return pages.find(([matches]) => matches.test(path))?.[1] ?? unknownAddress;
}

const scriptFile = /^https?:\/\/[^/?#]+\/assets\/[\w.-]+\.js$/;

/** Keeps the origin of a script, which is needed to find the source map. */
export const reportedFile = (file: string): string =>
  scriptFile.test(file) ? file : reportedAddress(file);

/** The path of a call consists of lower-case words and ids. */
function reportedSegment(segment: string): string {
  if (/^\d+$/.test(segment)) return ':id';
  return /^[a-z-]*$/.test(segment) ? segment : '*';
}
