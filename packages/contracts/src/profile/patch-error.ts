import type { ProviderField } from '../rules/provider-fields.ts';

/** The provider's reasons for refusing a value. */
export interface PatchError {
  readonly reason: string;
  readonly field: ProviderField | null;
  readonly message: string | null;
}
