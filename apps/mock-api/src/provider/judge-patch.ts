import {
  judgePatch as judge,
  type PatchToJudge as PatchWithCatalogue,
} from '@placekeeper/contracts/profile/judge-patch';
import type { PatchFault } from '@placekeeper/contracts/profile/patch-fault';
import { knownCatalogue } from './catalogue.ts';

export type PatchToJudge = Omit<PatchWithCatalogue, 'catalogue'>;

export const judgePatch = (patch: PatchToJudge): readonly PatchFault[] =>
  judge({ ...patch, catalogue: knownCatalogue });
