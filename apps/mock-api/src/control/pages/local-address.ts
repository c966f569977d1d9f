const here = 'http://here.invalid';

/** Returns a path on this server, or `null` for any other address: `//host`, `/\host`, `/.//host`, other schemes. */
export function localPath(text: string | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns an address to which the consent page may redirect: a path, this server, or any port of this machine. Returns
 * `null` for any other address.
 */
export function localAddress(text: string | undefined, origin: string): string | null {
  const path = localPath(text);
  if (path !== null) return path;
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  const own =
    url.origin === origin || (/^https?:$/.test(url.protocol) && loopback.has(url.hostname));
  return own ? url.href : null;
}

export function withQuery(
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(address, here);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.origin === here ? url.pathname + url.search + url.hash : url.href;
}
