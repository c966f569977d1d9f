import type { User } from '@placekeeper/contracts/model/user';

/** What to call them; the platform need not know it. */
export const nameOf = ({ identity }: Pick<User, 'identity'>): string =>
  identity?.name || identity?.email || 'Your account';
