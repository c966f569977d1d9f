export const managementNames = {
  enabled: 'Managed',
  disabled: 'Not managed',
  'lost-authorization': 'Reconnect needed',
} as const;
