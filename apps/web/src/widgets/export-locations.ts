import { exports } from '@placekeeper/contracts/endpoints/exports';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import { isApiError } from '../data/api-error.ts';
import { call } from '../data/client.ts';
import { runMutation } from '../data/run-mutation.ts';
import { tellFailure } from './tell-failure.ts';

/** Without it, Excel takes the text for its old encoding; reading the answer as text took it away. */
const byteOrderMark = '\uFEFF';

/** LOC-7, BULK-3: in Google's own columns. */
export async function exportLocations(selection: LocationSelection): Promise<void> {
  try {
    const text = await runMutation((body) => call(exports.locations, { body }), { selection });
    const day = new Date().toISOString().slice(0, 10);
    save(`locations-${day}.csv`, new Blob([byteOrderMark, text], { type: 'text/csv' }));
  } catch (error) {
    if (!isApiError(error)) throw error;
    tellFailure('The locations were not exported')(error);
  }
}

function save(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
