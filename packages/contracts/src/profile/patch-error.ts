import type { ProviderField } from '../rules/provider-fields.ts';

export interface PatchError {
  readonly reason: string;
  readonly field: ProviderField | null;
  readonly message: string | null;
}
