import { exports } from '@placekeeper/contracts/endpoints/exports';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import { isApiError } from '../data/api-error.ts';
import { call } from '../data/client.ts';
import { runMutation } from '../data/run-mutation.ts';
import { saveCsv } from '../lib/save-csv.ts';
import { tellFailure } from './tell-failure.ts';

/** LOC-7, BULK-3: in Google's own columns. */
export async function exportLocations(selection: LocationSelection): Promise<void> {
  try {
    const text = await runMutation((body) => call(exports.locations, { body }), { selection });
    const day = new Date().toISOString().slice(0, 10);
    saveCsv(`locations-${day}.csv`, text);
  } catch (error) {
    if (!isApiError(error)) throw error;
    tellFailure('The locations were not exported')(error);
  }
}
