import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { formatNumber } from '../lib/format.ts';

/** MODAL-1: what failed is counted by the import as done, but nobody would call it imported. */
export const importedText = ({ total, complete, errored }: ImportStatus): string =>
  `${formatNumber(complete - errored)}/${formatNumber(total)} location(s) imported`;
