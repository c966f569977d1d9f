import {
  validatePatch as validate,
  type PatchToValidate as PatchWithCatalogue,
} from '@placekeeper/contracts/profile/validate-patch';
import type { PatchError } from '@placekeeper/contracts/profile/patch-error';
import { knownCatalogue } from './catalogue.ts';

export type PatchToValidate = Omit<PatchWithCatalogue, 'catalogue'>;

export const validatePatch = (patch: PatchToValidate): readonly PatchError[] =>
  validate({ ...patch, catalogue: knownCatalogue });
