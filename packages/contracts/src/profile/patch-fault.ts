import type { ProviderField } from '../rules/provider-fields.ts';

/** Why the provider refuses a value, in its own vocabulary. */
export interface PatchFault {
  readonly reason: string;
  readonly field: ProviderField | null;
  readonly message: string | null;
}
