import type { LocationId } from '@placekeeper/contracts/core/id';
import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { eq } from 'drizzle-orm';
import { profiles } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { refuseInvalid } from '../../errors.ts';
import {
  providerProfile,
  refuseUnlessVerified,
  refuseWithoutAuthorization,
} from '../../locations/queries/provider-profile.ts';
import { saveProfile } from '../../locations/commands/save-profile.ts';
import { authorize } from '../../authorize.ts';
import { spendProviderCall } from '../../provider-quota/commands/spend.ts';
import { transact } from '../../transact.ts';
import { checkAttributes } from './check-attributes.ts';
import { allowedFor } from '../queries/show.ts';
import { withAttributes } from '@placekeeper/contracts/profile/with-attributes';

/**
 * ATTR-1: sets the named attributes and leaves the others. The provider applies attributes immediately, so nothing
 * can be pending: without authorization or verification the change is refused.
 */
export function updateAttributes(
  deps: Deps,
  actor: Actor,
  { id, attributes }: { readonly id: LocationId; readonly attributes: readonly AttributeInput[] },
): void {
  const location = authorize(deps, actor, 'location', id);
  refuseWithoutAuthorization(location);
  refuseInvalid(checkAttributes(attributes, allowedFor(location.profile)));
  if (attributes.length === 0) return;

  transact(deps, () => {
    saveProfile(deps, location, withAttributes(location.profile, attributes));
    if (location.managementStatus === 'disabled') return;
    const profile = providerProfile(deps, location);
    refuseUnlessVerified(profile);
    spendProviderCall(deps, actor, { editedProfileId: profile.id });
    deps.db
      .update(profiles)
      .set({ live: withAttributes(profile.live, attributes) })
      .where(eq(profiles.id, profile.id))
      .run();
  });
}
