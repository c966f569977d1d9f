import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { autoRejectionEnabled } from '@placekeeper/contracts/rules/auto-rejection';

/** LSET-1 */
export type RejectionValues = AutoRejection;

/** By the names on the screen. What a choice hides is kept, and no change that anybody could see. */
export function changesOf(saved: RejectionValues, now: RejectionValues): readonly string[] {
  const { google_update_behaviour: behaviour } = now;
  const differs = (key: keyof RejectionValues) =>
    JSON.stringify(saved[key]) !== JSON.stringify(now[key]);
  return [
    ...(differs('google_update_behaviour') ? ['What happens to changes'] : []),
    ...(behaviour === 'auto-reject-by-field' && differs('auto_rejection_fields')
      ? ['Rejected fields']
      : []),
    ...(autoRejectionEnabled(behaviour) && differs('allow_owner_manager_auto_reject')
      ? ['Changes by owners and managers']
      : []),
  ];
}

export const faultOf = (now: RejectionValues): string | undefined =>
  now.google_update_behaviour === 'auto-reject-by-field' && now.auto_rejection_fields.length === 0
    ? 'Choose at least one field, or another way above.'
    : undefined;
