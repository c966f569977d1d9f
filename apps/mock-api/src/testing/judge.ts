import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { validatePatch, type PatchToValidate } from '../provider/judge-patch.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';

/** What the provider says to a patch of a verified profile on 2 March 2026. */
export const judge = (
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
