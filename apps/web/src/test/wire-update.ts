import { everyActionAllowed } from '@placekeeper/contracts/testing/plain-update';

/** A pending update as the platform sends it; higher ids are newer. */
export const wireUpdate = (id: number) => ({
  id,
  location: { id: 1, name: 'Shop', store_code: null, formatted_address: null },
  type: 'google',
  field_name: 'title',
  platform_value: 'Shop',
  update_value: 'Store',
  change_action: 'changed',
  created_at: new Date(Date.UTC(2026, 0, id)).toISOString(),
  resolution: null,
  update_actionability: everyActionAllowed,
});
