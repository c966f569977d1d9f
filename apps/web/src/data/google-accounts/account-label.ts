import type { GoogleToken } from '@placekeeper/contracts/model/google-token';

/** The name of a connected account: its address, or another known property. */
export const accountLabel = ({ id, email, name }: Pick<GoogleToken, 'id' | 'email' | 'name'>) =>
  email ?? name ?? `Google account ${id}`;
