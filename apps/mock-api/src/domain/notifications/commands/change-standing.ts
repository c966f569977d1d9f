import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import type { LocationRow } from '../../../db/schema/locations.ts';
import { profiles, type ProfileStanding } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { standingMail } from '../../../mail/standing-mail.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { liveProfile } from '../../live-profile.ts';
import { transact } from '../../transact.ts';
import { recipientsOf, sendMail } from './deliver.ts';
import { configurationsInForce } from '../queries/list.ts';
import { mailedLocation } from '../mail-values.ts';

/**
 * Google suspends a business, removes its verification, or verifies it again. Configurations with `verification_status`
 * mail this immediately.
 */
export function changeStanding(
  deps: Deps,
  actor: Actor,
  { locationId, standing }: { readonly locationId: LocationId; readonly standing: ProfileStanding },
): void {
  const location = authorize(deps, actor, 'location', locationId);
  if (liveProfile(deps, location).standing === standing) return;
  transact(deps, () => {
    deps.db.update(profiles).set({ standing }).where(eq(profiles.id, location.profileId)).run();
    if (location.managementStatus === 'enabled') mailStanding(deps, actor, location, standing);
  });
}

/** NOTIF-1: even a daily configuration sends this mail immediately. */
function mailStanding(
  deps: Deps,
  actor: Actor,
  location: LocationRow,
  standing: ProfileStanding,
): void {
  const matching = configurationsInForce(deps, actor, location.id).filter(
    ({ options }) => options.verification_status,
  );
  const [first] = matching;
  if (!first) return;
  const mailed = mailedLocation(location);
  const mail = standingMail(
    deps.webOrigin,
    { account: actor.user.name, scopes: [first.locationId === null ? null : mailed] },
    { location: mailed, standing },
  );
  for (const recipient of recipientsOf(matching)) sendMail(deps, actor, recipient, mail);
}
