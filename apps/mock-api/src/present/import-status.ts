import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import type { ImportState } from '../domain/imports/queries/import-status.ts';

export const presentImportStatus = ({
  total,
  complete,
  errored,
  failures,
}: ImportState): ImportStatus => ({
  total,
  complete,
  errored,
  failures: failures.map(({ id, title, message }) => ({ id, title, message })),
});
