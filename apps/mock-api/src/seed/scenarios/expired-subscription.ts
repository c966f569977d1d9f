import { subscribe } from '../../domain/current-user/commands.ts';
import { disableManagement } from '../../domain/locations/commands/set-management.ts';
import { managedLocations } from './managed-locations.ts';
import type { Scenario } from './scenario.ts';

export const expiredSubscription: Scenario = {
  title: 'Expired subscription',
  sentence: 'The subscription has ended: all locations exist, and none is managed.',
  persona: 'owner',
  arrange(deps, actor) {
    for (const { id } of managedLocations(deps, actor)) disableManagement(deps, actor, id);
    subscribe(deps, actor, 0);
  },
};
