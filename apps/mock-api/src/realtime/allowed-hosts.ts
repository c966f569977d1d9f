/** Whether a `Host` is allowed. */
export type HostCheck = (host: string | undefined) => boolean;

/**
 * By DNS rebinding, another site's name can resolve to this machine and be same-origin to the browser. So the twin
 * accepts only names of this machine and allowed names.
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
