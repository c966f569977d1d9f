import { managedLocations } from './managed-locations.ts';
import { setStanding } from './rewrite-profile.ts';
import type { Scenario } from './scenario.ts';

export const suspendedProfile: Scenario = {
  title: 'Suspended profiles',
  sentence: 'Google has suspended the profiles of the first three managed locations.',
  persona: 'owner',
  arrange(deps, actor) {
    for (const location of managedLocations(deps, actor).slice(0, 3)) {
      setStanding(deps, location, 'suspended');
    }
  },
};
