import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';

const names: Readonly<Record<string, string>> = { google: 'Google', ownerManager: 'Owner/Manager' };

/** Who changed a profile; a source that is not known yet is shown under its own name (UPD-9). */
const sourceName = (source: GoogleUpdate['type']): string => names[source] ?? source;

/** UPD-1 */
export function UpdateSource({ source }: { readonly source: GoogleUpdate['type'] }) {
  return <span className="whitespace-nowrap">{sourceName(source)}</span>;
}
