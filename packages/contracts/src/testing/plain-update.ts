import { GoogleUpdateId, LocationId } from '../core/id.ts';
import type { GoogleUpdate } from '../model/google-update.ts';

export const everyActionAllowed = {
  can_be_accepted: true,
  can_be_rejected: true,
  can_be_dismissed: true,
  explanation: null,
  accept_reason: null,
  reject_reason: null,
};

/** A pending update of a business name. */
export const plainUpdate = (changes: Partial<GoogleUpdate> = {}): GoogleUpdate => ({
  id: GoogleUpdateId.parse(4),
  location: {
    id: LocationId.parse(1),
    name: 'Quay Books',
    store_code: null,
    formatted_address: null,
  },
  type: 'google',
  field_name: 'title',
  platform_value: 'Quay Books',
  update_value: 'Quay',
  change_action: 'changed',
  created_at: '2026-10-02T09:00:00Z',
  resolution: null,
  update_actionability: everyActionAllowed,
  ...changes,
});
