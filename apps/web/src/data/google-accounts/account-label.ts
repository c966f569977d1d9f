import type { GoogleToken } from '@placekeeper/contracts/model/google-token';

/** What a connected account is called: its address, or what else is known of it. */
export const accountLabel = ({ id, email, name }: Pick<GoogleToken, 'id' | 'email' | 'name'>) =>
  email ?? name ?? `Google account ${id}`;
