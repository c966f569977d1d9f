import type { LocationId } from '@placekeeper/contracts/core/id';
import { notificationsInForce } from '@placekeeper/contracts/rules/notifications-in-force';
import type { NotificationConfigurationRow } from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { exclusionsOf } from '../exclusions.ts';
import { configurationsOf } from './list.ts';

export const configurationsInForce = (
  deps: Deps,
  actor: Actor,
  locationId: LocationId,
): readonly NotificationConfigurationRow[] =>
  notificationsInForce('new-gbp-update', {
    own: configurationsOf(deps, actor, locationId),
    account: configurationsOf(deps, actor, null),
    exclusions: exclusionsOf(deps, locationId),
  }).configurations;
