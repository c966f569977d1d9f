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
  update_actionability: {
    can_be_accepted: true,
    can_be_rejected: true,
    can_be_dismissed: true,
    explanation: null,
    accept_reason: null,
    reject_reason: null,
  },
});
