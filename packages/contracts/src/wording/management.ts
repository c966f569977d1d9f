import type { PartialLocation } from '../model/location.ts';

const names: Readonly<Record<string, string>> = {
  enabled: 'Managed',
  disabled: 'Not managed',
  'lost-authorization': 'Reconnect needed',
};

/** An unknown status is shown by its raw name. */
export const managementName = (
  status: NonNullable<PartialLocation['gbp_management_status']>,
): string => names[status] ?? status;
