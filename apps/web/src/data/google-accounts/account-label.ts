import type { GoogleToken } from '@placekeeper/contracts/model/google-token';

export const accountLabel = ({ id, email, name }: Pick<GoogleToken, 'id' | 'email' | 'name'>) =>
  email ?? name ?? `Google account ${id}`;
