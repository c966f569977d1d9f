import { managedLocations } from './managed-locations.ts';
import { setStanding } from './rewrite-profile.ts';
import type { Scenario } from './scenario.ts';

export const unverifiedProfile: Scenario = {
  title: 'Unverified profiles',
  sentence: 'The profiles of the first three managed locations were never verified with Google.',
  persona: 'owner',
  arrange(deps, actor) {
    for (const location of managedLocations(deps, actor).slice(0, 3)) {
      setStanding(deps, location, 'unverified');
    }
  },
};
