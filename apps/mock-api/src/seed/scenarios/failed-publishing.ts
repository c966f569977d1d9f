import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { minutes } from '../../domain/clock.ts';
import { updateLocation } from '../../domain/locations/commands/update.ts';
import { managedLocations } from './managed-locations.ts';
import type { Scenario } from './scenario.ts';

/** Values of valid form that the provider refuses. */
const refused: readonly LocationPatch[] = [
  { name: 'The best shop in town' },
  { website_url: 'https://bit.ly/our-shop' },
  { name: 'Bargains: sale on everything' },
];

export const failedPublishing: Scenario = {
  title: 'Failed publishing',
  sentence: 'Google declined edits at three locations, with reasons.',
  persona: 'owner',
  ago: minutes(10),
  arrange(deps, actor) {
    const managed = managedLocations(deps, actor);
    for (const [position, patch] of refused.entries()) {
      const location = managed[position];
      if (location) updateLocation(deps, actor, { id: location.id, patch });
    }
  },
};
