import { managedLocations } from './managed-locations.ts';
import { rewriteProfile } from './rewrite-profile.ts';
import type { Scenario } from './scenario.ts';

export const duplicateServices: Scenario = {
  title: 'Duplicate services',
  sentence: 'Three locations list services twice, some with different capitals or spaces.',
  persona: 'owner',
  arrange(deps, actor) {
    for (const location of managedLocations(deps, actor).slice(0, 3)) {
      const { categories, serviceItems } = location.profile;
      const own = (displayName: string) => ({
        freeFormServiceItem: { category: categories.primary, displayName },
      });
      rewriteProfile(deps, location, {
        serviceItems: [
          ...serviceItems,
          own('Home delivery'),
          own('home delivery'),
          own('Gift wrapping'),
          own('Gift  wrapping '),
          own('Gift wrapping'),
          ...serviceItems.slice(0, 2),
        ],
      });
    }
  },
};
