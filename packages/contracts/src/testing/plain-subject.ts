import type { Subject } from '../bulk/bulk-context.ts';
import { LocationId } from '../core/id.ts';
import type { Profile } from '../profile/profile.ts';
import { plainProfile } from './plain-profile.ts';

/** A location whose profile is `plainProfile` in Placekeeper and on Google. */
export function plainSubject(profile: Partial<Profile> = {}, more: Partial<Subject> = {}): Subject {
  const live = plainProfile(profile);
  return {
    id: LocationId.parse(1),
    managementStatus: 'enabled',
    state: { profile: live, label: null, labelType: null, websiteSlug: null, tags: [] },
    unknown: new Set(),
    live,
    standing: 'verified',
    servicesBlocked: false,
    ...more,
  };
}
