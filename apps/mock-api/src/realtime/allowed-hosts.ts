export type HostCheck = (host: string | undefined) => boolean;

/**
 * DNS rebinding can make another site's name resolve to this machine, so that the browser considers that site
 * same-origin. The twin therefore accepts only names of this machine and allowed names.
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
