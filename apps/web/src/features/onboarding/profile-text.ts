import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';

/** ONB-4 */
export function addressText({ storefrontAddress: address }: Pick<GoogleLocation, 'storefrontAddress'>): string {
  if (!address) return 'Service area business';
  const town = [address.locality, address.administrativeArea, address.postalCode].filter(Boolean).join(' ');
  return [...address.addressLines, town].filter(Boolean).join(', ') || '--';
}
