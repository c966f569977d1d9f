import type { SentUpdateActionability } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import type { GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import type { ProfileStanding } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { fields } from '../../provider/fields.ts';
import { standingMessages } from '@placekeeper/contracts/profile/validate-patch';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { storeCodeError } from '../locations/store-code-fault.ts';
import { earlierRejections } from './earlier-rejections.ts';
import { ownError } from './own-rules.ts';

interface Situation {
  readonly update: GoogleUpdateRow;
  readonly location: LocationRow;
  readonly standing: ProfileStanding;
}

/** What Google lets nobody set from outside. */
const canBeSent = ({ fieldName }: Pick<GoogleUpdateRow, 'fieldName'>): boolean =>
  fieldName !== 'latlng';

/** UPD-3: what can be done about an update, and why not. Dismissing only concerns us and is always possible. */
export function actionabilityOf(
  deps: Deps,
  actor: Actor,
  situation: Situation,
): SentUpdateActionability {
  const { update } = situation;
  const reject_reason = canBeSent(update)
    ? null
    : `Google does not let the ${fieldLabel(update.fieldName)} be set from outside. Accept it, or move it on Google Maps.`;
  if (update.resolvedAction !== null) {
    return {
      can_be_accepted: false,
      can_be_rejected: false,
      can_be_dismissed: false,
      explanation: null,
      accept_reason: null,
      reject_reason,
    };
  }
  const unreachable = whyUnreachable(situation);
  const accepting = judgeAccepting(deps, actor, situation);
  return {
    can_be_accepted: accepting.possible,
    can_be_rejected: unreachable === null && reject_reason === null,
    can_be_dismissed: true,
    explanation: [unreachable, historyOf(deps, update)].filter(Boolean).join(' ') || null,
    accept_reason: accepting.reason,
    reject_reason,
  };
}

function whyUnreachable({ location, standing }: Situation): string | null {
  if (location.managementStatus !== 'enabled')
    return 'This profile is not connected at the moment, so nothing can be sent to it.';
  return standing === 'verified'
    ? null
    : `${standingMessages[standing]} Until that is settled nothing can be sent to it.`;
}

/** A change that was turned down and came back is a different decision from one that is new. */
function historyOf(deps: Deps, update: GoogleUpdateRow): string | null {
  const times = update.type === 'google' ? earlierRejections(deps, update) : 0;
  if (times === 0) return null;
  return `Google has made this change before: it was rejected ${times === 1 ? 'once' : `${times} times`} and came back.`;
}

/**
 * Two locations cannot have one store code. What our own rules would refuse is accepted all the same, for the public sees
 * it already: a profile that nobody may accept would stay in the review for ever.
 */
function judgeAccepting(
  deps: Deps,
  actor: Actor,
  { update, location }: Situation,
): { readonly possible: boolean; readonly reason: string | null } {
  const { fieldName, updateValue } = update;
  const next = fields[fieldName].write(location.profile, updateValue);
  const conflict =
    fieldName === 'storeCode' ? storeCodeError(deps, location, next.storeCode) : null;
  if (conflict !== null) return { possible: false, reason: conflict };
  const error = ownError(next, fieldName, isoDate(actor.now));
  return { possible: true, reason: error && `It could not be saved here as it is: ${error}` };
}
