import { duplicateServices } from './duplicate-services.ts';
import { emptyInbox } from './empty-inbox.ts';
import { expiredSubscription } from './expired-subscription.ts';
import { failedPublishing } from './failed-publishing.ts';
import { importRunning } from './import-running.ts';
import { importWithErrors } from './import-with-errors.ts';
import { longNames } from './long-names.ts';
import { lostAuthorization } from './lost-authorization.ts';
import { manyUpdates } from './many-updates.ts';
import type { ScenarioName } from './names.ts';
import { noSlotsLeft } from './no-slots-left.ts';
import { sameChangeEverywhere } from './same-change-everywhere.ts';
import type { Scenario } from './scenario.ts';
import { suspendedProfile } from './suspended-profile.ts';
import { unverifiedProfile } from './unverified-profile.ts';

/** A new scenario needs a file, a name in `names.ts`, and a line here. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  'lost-authorization': lostAuthorization,
  'many-updates': manyUpdates,
  'same-change-everywhere': sameChangeEverywhere,
  'failed-publishing': failedPublishing,
  'import-running': importRunning,
  'import-with-errors': importWithErrors,
  'no-slots-left': noSlotsLeft,
  'expired-subscription': expiredSubscription,
  'suspended-profile': suspendedProfile,
  'unverified-profile': unverifiedProfile,
  'duplicate-services': duplicateServices,
  'long-names': longNames,
  'empty-inbox': emptyInbox,
};
