import { decodeUriPart } from '@placekeeper/contracts/core/decode-uri';

/** Not cached, because the platform renews its cookies while the page is open. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = globalThis.document?.cookie.split('; ').find((part) => part.startsWith(prefix));
  return pair === undefined ? undefined : decodeUriPart(pair.slice(prefix.length));
}
