import {
  changedFields as changedFieldsOf,
  profileFields,
} from '@placekeeper/contracts/profile/fields';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { knownCatalogue } from './catalogue.ts';

export const fields = profileFields(knownCatalogue);

export const changedFields = (from: Profile, to: Profile): readonly ProviderField[] =>
  changedFieldsOf(fields, from, to);
