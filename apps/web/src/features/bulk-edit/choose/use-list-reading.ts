import type { ListKey } from '@placekeeper/contracts/bulk/read-list';
import { useState } from 'react';
import { isApiError } from '../../../data/http/api-error.ts';
import { useReadList } from '../../../data/bulk-edit/mutations.ts';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { writeIds } from '../../../widgets/selection/choice-url.ts';
import { chooseLocations, noLocations } from '../../../widgets/selection/location-choice.ts';
import { choiceOf } from '../flow/edit-url.ts';
import { rowErrorsOf } from '../import/row-errors-of.ts';
import { readSpreadsheetFile } from '../import/read-file.ts';
import type { EditUrl } from '../flow/use-edit-url.ts';
import { readListReport, writeListReport, type ListReport } from './list-report.ts';

interface NamedList {
  readonly source: string;
  readonly text: string;
  readonly by?: ListKey;
  readonly column?: number;
}

/** A list without a recognised column. */
interface UnclearList {
  readonly list: NamedList;
  readonly columns: readonly string[];
}

/** A list becomes the choice; an existing choice is extended only on request. */
export function useListReading(address: EditUrl) {
  const { id: user } = useCurrentUser();
  const { mutateAsync, isPending } = useReadList();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [unclear, setUnclear] = useState<UnclearList | null>(null);
  const [report, setReport] = useState(() => readListReport(user));

  const keep = (next: ListReport | null) => {
    writeListReport(user, next);
    setReport(next);
  };

  /** Clears the result of the previous list. */
  const begin = () => {
    setErrors([]);
    keep(null);
  };

  async function read(list: NamedList): Promise<void> {
    const { source, ...body } = list;
    begin();
    // A chosen column belongs to the list that was asked about.
    if (list.column === undefined) setUnclear(null);
    try {
      const {
        columns,
        column,
        lines,
        location_ids: ids,
        errors: fieldErrors,
      } = await mutateAsync(body);
      setUnclear(column === null ? { list, columns } : null);
      if (column === null) return;
      keep({ source, lines, ids: writeIds(ids), found: ids.length, errors: [...fieldErrors] });
      const choice = choiceOf(address.state);
      if (choice.mode === 'some' && choice.ids.length === 0)
        address.choose(chooseLocations(noLocations, ids, true));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setErrors(rowErrorsOf(error));
    }
  }

  return {
    reading: isPending,
    errors,
    unclear,
    report,
    read,
    readFile: async (file: File, by: ListKey | undefined): Promise<void> => {
      begin();
      setUnclear(null);
      const reading = await readSpreadsheetFile(file);
      if ('error' in reading) setErrors([reading.error]);
      else await read({ source: file.name, text: reading.text, ...(by && { by }) });
    },
    forget: () => keep(null),
  };
}
