import type { JobId } from '../../../data/batch/job.ts';
import { Banner } from '@placekeeper/ui/banner';
import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { useState } from 'react';
import { isApiError, isKind } from '../../../data/http/api-error.ts';
import {
  bulkEditImportQueries,
  useCreateImport,
} from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { to } from '../../../lib/url/paths.ts';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import { RunningNote } from '../flow/running-note.tsx';
import {
  importState,
  importItemsQueryOf,
  loadBulkEditImport,
  type ImportState,
} from './bulk-edit-import.loader.ts';
import { rowErrorsOf } from './row-errors-of.ts';
import { FileZone } from './file-zone.tsx';
import { ImportPreview } from './import-preview.tsx';
import { readSpreadsheetFile } from './read-file.ts';

export const loader = loadBulkEditImport;

/** BULK-3 */
export function Component() {
  const state = importState.read(useLocation().search);
  const { draft } = state;
  const upload = useUpload();
  return (
    <div className="pb-10">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs>
            <Crumb render={<Link to={to('bulk-edit')} />}>Bulk edit</Crumb>
          </Breadcrumbs>
        }
        title="Import a spreadsheet"
      />
      <RunningNote />
      {!draft && <HowItWorks />}
      <FileZone
        accept=".csv,text/csv"
        hint="A CSV file of up to 25,000 rows. You can also drop it here."
        label={draft ? 'Choose another file' : 'Choose a file'}
        quiet={draft !== undefined}
        reading={upload.reading}
        onFile={(file) => void upload.take(file)}
      />
      {upload.errors.length > 0 && (
        <Banner className="mt-3" role="alert" title="The file was not read." tone="danger">
          {upload.errors.join(' ')}
        </Banner>
      )}
      {draft && <Draft key={draft} id={draft} state={state} />}
    </div>
  );
}

interface DraftProps {
  readonly id: JobId;
  readonly state: ImportState;
}

function Draft({ id, state }: DraftProps) {
  const read = useQuery(bulkEditImportQueries.detail(id, importItemsQueryOf(state)));
  const { data, error, isFetching, isPlaceholderData, refetch } = read;
  if (!data && isKind(error, 'not-found'))
    return (
      <Banner className="mt-4" role="status" tone="info">
        This preview is not there any more: another file took its place. Nothing of it was applied.
      </Banner>
    );
  return (
    <div className="mt-5">
      {data && <ImportPreview answer={data} id={id} stale={isPlaceholderData} state={state} />}
      {!data && !error && <ItemSkeleton label="Loading the preview" />}
      {!data && error && (
        <EmptyState retrying={isFetching} variant="error" onRetry={() => void refetch()}>
          The preview could not be loaded. {error.message}
        </EmptyState>
      )}
    </div>
  );
}

function useUpload() {
  const { mutateAsync, isPending } = useCreateImport();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<readonly string[]>([]);
  return {
    reading: isPending,
    errors,
    async take(file: File): Promise<void> {
      setErrors([]);
      const reading = await readSpreadsheetFile(file);
      if ('error' in reading) return setErrors([reading.error]);
      try {
        const draft = await mutateAsync({
          file_name: file.name,
          text: reading.text,
        });
        void navigate(to('bulk-edit.import', {}, { draft }));
      } catch (error) {
        if (!isApiError(error)) throw error;
        setErrors(rowErrorsOf(error));
      }
    },
  };
}

const rules = [
  'The store code says which location a row is about. Rows neither add locations nor delete any.',
  'Only cells that differ from what is here count. Columns that the file leaves out change nothing.',
  'An empty cell clears the value.',
];

function HowItWorks() {
  return (
    <div className="mb-5 max-w-form">
      <p>
        Export locations in{' '}
        <Link className="text-accent-text underline underline-offset-3" to={to('bulk-edit')}>
          Bulk edit
        </Link>
        , change the cells in a spreadsheet program, and bring the file back. You see every
        difference before anything changes.
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-text-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
