import type { ProviderField } from '../rules/provider-fields.ts';

/** Why the provider refuses a value, in its own vocabulary. */
export interface PatchError {
  readonly reason: string;
  readonly field: ProviderField | null;
  readonly message: string | null;
}
