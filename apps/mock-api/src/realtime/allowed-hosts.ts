/** Judges a `Host`. */
export type HostCheck = (host: string | undefined) => boolean;

/**
 * A page of another site can point its own name at this machine, and is no other site to its browser then. So the twin
 * answers at names of this machine alone, and at those that were allowed.
 */
export function allowedHosts(more: readonly string[] = []): HostCheck {
  const names = new Set(more.map((name) => name.toLowerCase()));
  return (host = '') => {
    if (!/^[\w.:[\]-]+$/.test(host)) return false;
    const name = URL.parse(`http://${host}`)?.hostname ?? '';
    return isOfThisMachine(name) || names.has(name);
  };
}

const isOfThisMachine = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  /^127\.\d+\.\d+\.\d+$/.test(name);
