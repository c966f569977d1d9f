import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';

/** Why the provider refuses a value, in its own vocabulary. */
export interface PatchFault {
  readonly reason: string;
  readonly field: ProviderField | null;
  readonly message: string | null;
}
