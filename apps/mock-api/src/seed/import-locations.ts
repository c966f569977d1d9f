import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import type { Database } from '../db/client.ts';
import type { LocationRow } from '../db/schema/locations.ts';
import { hours } from '../domain/clock.ts';
import { insertLocation } from '../domain/imports/commands/insert-location.ts';
import type { ConnectedLogin } from './create-provider-data.ts';

export interface SeededLocation {
  readonly id: LocationId;
  readonly managementStatus: LocationRow['managementStatus'];
}

interface LocationPlan {
  readonly userId: UserId;
  readonly hasSubscription: boolean;
  readonly now: number;
}

/** Imports the locations nine hours apart, in the past. The last import was nine hours ago. */
export function importLocations(
  db: Database,
  plan: LocationPlan,
  logins: readonly ConnectedLogin[],
): readonly SeededLocation[] {
  const total = logins.reduce((sum, login) => sum + login.toImport.length, 0);
  let position = 0;
  return logins.flatMap((login) =>
    login.toImport.map((profile): SeededLocation => {
      const managementStatus = statusOf(plan, login, position);
      const id = insertLocation(db, {
        userId: plan.userId,
        tokenId: login.tokenId,
        profileId: profile.id,
        live: profile.live,
        managementStatus,
        at: plan.now - hours(9) * (total - position),
      });
      position += 1;
      return { id, managementStatus };
    }),
  );
}

/** One location in twelve is not managed, so that a list shows every status. */
function statusOf(
  { hasSubscription }: LocationPlan,
  { connection }: ConnectedLogin,
  position: number,
): LocationRow['managementStatus'] {
  if (!hasSubscription) return 'disabled';
  if (connection === 'lost-authorization') return 'lost-authorization';
  return position % 12 === 7 ? 'disabled' : 'enabled';
}
