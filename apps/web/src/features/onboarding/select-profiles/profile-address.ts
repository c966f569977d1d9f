import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';

/** ONB-4 */
export function addressText({
  storefrontAddress: address,
}: Pick<GoogleLocation, 'storefrontAddress'>): string {
  if (address === undefined) return '--';
  if (!address) return 'Service area business';
  const { addressLines = [], locality, administrativeArea: area, postalCode } = address;
  // As people write it: `Bristol BS1 4RN`, but `Boston, MA 02116`.
  const town = area ? [locality, spaced(area, postalCode)] : [spaced(locality, postalCode)];
  return [...addressLines, ...town].filter(Boolean).join(', ') || '--';
}

const spaced = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
