import type { User } from '@placekeeper/contracts/model/user';
import type { RouteMeta } from './paths.ts';

type Features = Readonly<Record<NonNullable<RouteMeta['feature']>, boolean>>;

/** SHELL-10, SHELL-11: whether only admins may open the route. Other routes need not wait for the user's data. */
export const isGuarded = ({ adminOnly, feature }: RouteMeta, features: Features): boolean =>
  Boolean(adminOnly) || (feature !== undefined && !features[feature]);

export const canAccessRoute = (
  rules: RouteMeta,
  user: Pick<User, 'is_admin'>,
  features: Features,
): boolean => user.is_admin || !isGuarded(rules, features);
