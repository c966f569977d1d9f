import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { validatePatch, type PatchToValidate } from '../provider/catalogue.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';

/** The provider's validation of a patch of a verified profile on 2 March 2026. */
export const validateChange = (
  live: Profile,
  next: Profile,
  fields: readonly ProviderField[],
  circumstances: Partial<PatchToValidate> = {},
) =>
  validatePatch({
    live,
    next,
    fields,
    today: '2026-03-02',
    standing: 'verified',
    servicesBlocked: false,
    changedSince: [],
    ...circumstances,
  });
