import { providerFields, type ProviderField } from './provider-fields.ts';

export const updateBehaviours = ['auto-reject-all', 'auto-reject-by-field', 'no-action'] as const;
export type UpdateBehaviour = (typeof updateBehaviours)[number];

export const autoRejectionEnabled = (behaviour: string): boolean =>
  behaviour === 'auto-reject-all' || behaviour === 'auto-reject-by-field';

/** CONST-2: a location can reject the updates of all fields automatically, except these two. */
const neverAutoRejected: readonly ProviderField[] = ['latlng', 'specialHours'];
export const autoRejectableFields: readonly ProviderField[] = providerFields.filter(
  (field) => !neverAutoRejected.includes(field),
);
