import { paths } from '../url/paths.ts';

/** ERR-1: an address that is not in these lists can contain the name of a business. */
const unknownAddress = '[address]';

/** Literal paths first: `/gbp-update-management/archive` matches a pattern as well. */
const pages = Object.values(paths)
  .toSorted((a, b) => a.split(':').length - b.split(':').length)
  .map((pattern) => [new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`), pattern] as const);

const asset = /^\/assets\/[\w.-]+\.(?:js|css)(?::\d+){0,2}$/;
const call = /^\/(?:api|broadcasting|sanctum)\//;
const libraryError = /^https:\/\/react\.dev\/errors\/\d+$/;

/** The route of a screen, the path of a call or the file of a script. */
export function reportedAddress(address: string): string {
  const whole = address.replace(/[?#].*$/s, '');
  if (libraryError.test(whole)) return whole;
  const path = whole.replace(/^https?:\/\/[^/]*/, '') || '/';
  if (asset.test(path)) return path;
  if (call.test(path)) return path.split('/').map(reportedSegment).join('/');
  return pages.find(([matches]) => matches.test(path))?.[1] ?? unknownAddress;
}

const scriptFile = /^https?:\/\/[^/?#]+\/assets\/[\w.-]+\.js$/;

/** Includes the origin, which is needed to find source maps. */
export const reportedFile = (file: string): string =>
  scriptFile.test(file) ? file : reportedAddress(file);

/** A call consists of words of the contract and ids. */
function reportedSegment(segment: string): string {
  if (/^\d+$/.test(segment)) return ':id';
  return /^[a-z-]*$/.test(segment) ? segment : '*';
}
