import {
  judgePatch as validate,
  type PatchToJudge as PatchWithCatalogue,
} from '@placekeeper/contracts/profile/judge-patch';
import type { PatchFault } from '@placekeeper/contracts/profile/patch-fault';
import { knownCatalogue } from './catalogue.ts';

export type PatchToValidate = Omit<PatchWithCatalogue, 'catalogue'>;

export const validatePatch = (patch: PatchToValidate): readonly PatchFault[] =>
  validate({ ...patch, catalogue: knownCatalogue });
