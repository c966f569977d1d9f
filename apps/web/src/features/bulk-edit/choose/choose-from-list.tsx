import type { ListKey } from '@placekeeper/contracts/bulk/read-list';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextareaField } from '@placekeeper/ui/textarea-field';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState } from 'react';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { FileZone } from '../import/file-zone.tsx';
import type { EditUrl } from '../flow/use-edit-url.ts';
import { findings, ListOutcome } from './list-outcome.tsx';
import { isApiError } from '../../../data/http/api-error.ts';
import { useReadList } from '../../../data/bulk-edit/mutations.ts';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { writeIds } from '../../../widgets/selection/choice-url.ts';
import { chooseLocations, noLocations } from '../../../widgets/selection/location-choice.ts';
import { choiceOf } from '../flow/edit-url.ts';
import { readSpreadsheetFile, rowErrorsOf } from '../import/read-file.ts';
import { readListReport, writeListReport, type ListReport } from './list-report.ts';

const keys: readonly { readonly value: ListKey | 'auto'; readonly label: string }[] = [
  { value: 'auto', label: 'Detect automatically' },
  { value: 'store_code', label: 'Store codes' },
  { value: 'id', label: 'Location IDs' },
  { value: 'name', label: 'Business names' },
];

interface ChooseFromListProps {
  readonly address: EditUrl;
  readonly open: boolean;
  /** Id of the panel, for `aria-controls` of its button. */
  readonly id: string;
}

export function ChooseFromList({ address, open, id }: ChooseFromListProps) {
  const [text, setText] = useState('');
  const [key, setKey] = useState<ListKey | 'auto'>('auto');
  const { reading, errors, ambiguous, report, read, readFile, forget } = useListReading(address);
  const by = key === 'auto' ? undefined : key;
  return (
    <>
      {open && (
        <section
          aria-label="Select from a list"
          className="mb-4 rounded-8 border border-line bg-surface p-4"
          id={id}
        >
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <FileZone
              quiet
              accept=".csv,.txt,text/csv,text/plain"
              hint="CSV with a “Store code” column, or one store code per line."
              label="Choose file"
              reading={reading}
              onFile={(file) => void readFile(file, by)}
            />
            <form
              noValidate
              className="grid content-start gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                void read({ source: 'Pasted list', text, ...(by && { by }) });
              }}
            >
              <TextareaField
                mono
                hint="One per line, or rows pasted from a spreadsheet."
                label="Paste a list"
                rows={4}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
              <SelectField label="Match by" options={keys} value={key} onValueChange={setKey} />
              <Button
                className="justify-self-start"
                disabledReason={text.trim() === '' ? 'Paste a list first.' : undefined}
                loading={reading}
                type="submit"
              >
                Find locations
              </Button>
            </form>
          </div>
          {errors.length > 0 && (
            <Banner className="mt-3" role="alert" title="Couldn’t read the list" tone="danger">
              {errors.join(' ')}
            </Banner>
          )}
          {ambiguous && (
            <AmbiguousColumns
              key={ambiguous.list.text}
              columns={ambiguous.columns}
              onChoose={(column) => void read({ ...ambiguous.list, column })}
            />
          )}
        </section>
      )}
      <VisuallyHidden role="status">
        {report && `${report.source}: ${findings(report)}`}
      </VisuallyHidden>
      {report && (
        <ListOutcome
          address={address}
          report={report}
          onForget={() => {
            focusHeading();
            forget();
          }}
        />
      )}
    </>
  );
}

interface AmbiguousColumnsProps {
  /** The first cell of each column. */
  readonly columns: readonly string[];
  /** The first column has the number 1. */
  readonly onChoose: (column: number) => void;
}

/** Appears if no column, or more than one, could identify the location. */
function AmbiguousColumns({ columns, onChoose }: AmbiguousColumnsProps) {
  const [column, setColumn] = useState('1');
  const options = columns.map((cell, at) => ({
    value: `${at + 1}`,
    label: cell === '' ? `Column ${at + 1}` : `Column ${at + 1}: ${cell}`,
  }));
  return (
    <div
      aria-label="Column that identifies the location"
      className="mt-4 grid max-w-form gap-3 border-t border-line pt-4"
      role="group"
    >
      <p role="status">
        Choose the column that identifies each location. The list has no “Store code” column, or
        more than one.
      </p>
      <SelectField label="Column" options={options} value={column} onValueChange={setColumn} />
      <Button className="justify-self-start" onClick={() => onChoose(Number(column))}>
        Use this column
      </Button>
    </div>
  );
}

interface NamedList {
  readonly source: string;
  readonly text: string;
  readonly by?: ListKey;
  readonly column?: number;
}

/** A list whose identifying column is not recognised. */
interface AmbiguousList {
  readonly list: NamedList;
  readonly columns: readonly string[];
}

/** Selects the locations of a list without asking, unless the user has already selected other locations. */
function useListReading(address: EditUrl) {
  const { id: user } = useCurrentUser();
  const { mutateAsync, isPending } = useReadList();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [ambiguous, setAmbiguous] = useState<AmbiguousList | null>(null);
  const [report, setReport] = useState(() => readListReport(user));

  const keep = (next: ListReport | null) => {
    writeListReport(user, next);
    setReport(next);
  };

  const begin = () => {
    setErrors([]);
    keep(null);
  };

  async function read(list: NamedList): Promise<void> {
    const { source, ...body } = list;
    begin();
    // A request that names a column answers the question about the column, which stays visible until the response.
    if (list.column === undefined) setAmbiguous(null);
    try {
      const {
        columns,
        column,
        lines,
        location_ids: ids,
        errors: fieldErrors,
      } = await mutateAsync(body);
      setAmbiguous(column === null ? { list, columns } : null);
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
    ambiguous,
    report,
    read,
    readFile: async (file: File, by: ListKey | undefined): Promise<void> => {
      begin();
      setAmbiguous(null);
      const reading = await readSpreadsheetFile(file);
      if ('error' in reading) setErrors([reading.error]);
      else await read({ source: file.name, text: reading.text, ...(by && { by }) });
    },
    forget: () => keep(null),
  };
}
