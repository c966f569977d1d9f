/** Whether a `Host` is allowed. */
export type HostCheck = (host: string | undefined) => boolean;

/**
 * A page of another site can point its own name at this machine (DNS rebinding) and is then same-origin to the
 * browser. So the twin accepts only names of this machine and names that were allowed.
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
