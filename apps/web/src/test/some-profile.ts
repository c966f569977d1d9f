import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';

/** A profile that can be imported. */
export const someProfile = (id: string, other: Partial<GoogleLocation> = {}): GoogleLocation => ({
  id,
  name: `locations/${id}`,
  title: `Shop ${id}`,
  storefrontAddress: null,
  account: 'accounts/1',
  accounts: ['accounts/1'],
  selected: false,
  selectedAccount: null,
  ...other,
});
