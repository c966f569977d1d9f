import type { JobId } from '../../../data/batch/job.ts';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { cn } from '@placekeeper/ui/lib/cn';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useState } from 'react';
import { isApiError, isKind } from '../../../data/http/api-error.ts';
import {
  bulkEditImportQueries,
  useCreateImport,
  useStartSpreadsheetImport,
  type ImportAnswer,
} from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { to } from '../../../lib/url/paths.ts';
import { exportLocations } from '../../../widgets/location/export-locations.ts';
import { PreviewGone } from '../flow/preview-gone.tsx';
import { BulkEditBreadcrumbs } from '../flow/bulk-edit-breadcrumbs.tsx';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import { RunningNote } from '../flow/running-note.tsx';
import {
  importState,
  importItemsQueryOf,
  loadBulkEditImport,
  type ImportState,
} from './bulk-edit-import.loader.ts';
import { FileZone } from './file-zone.tsx';
import { readSpreadsheetFile, rowErrorsOf } from './read-file.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import { ApplyPanel } from '../preview/apply-panel.tsx';
import { PreviewItems } from '../preview/preview-items.tsx';
import { nothingToApply } from './nothing-to-apply.ts';
import { Download, FileSpreadsheet } from 'lucide-react';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { RowErrors, SkippedCells } from './skipped-lines.tsx';

export const loader = loadBulkEditImport;

export function Component() {
  const state = importState.read(useLocation().search);
  const { draft } = state;
  const upload = useUpload();
  const hasFile = draft !== undefined || upload.reading;
  return (
    <div className="pb-10">
      <PageHeader breadcrumbs={<BulkEditBreadcrumbs />} title="Import a spreadsheet" />
      <RunningNote />
      <div className={cn(!hasFile && 'grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
        {!hasFile && <HowItWorks />}
        <div className="flex flex-col gap-3">
          {upload.failed && (
            <Banner
              className="wrap-anywhere"
              role="alert"
              title={`Couldn’t read ${upload.failed.name}`}
              tone="danger"
            >
              {upload.failed.errors.join(' ')}
              {draft && ' The preview below still shows the previous file.'}
            </Banner>
          )}
          <FileZone
            accept=".csv,text/csv"
            hint="CSV, up to 25,000 rows."
            label={hasFile ? 'Choose a different file' : 'Choose file'}
            quiet={hasFile}
            reading={upload.reading}
            onFile={(file) => void upload.take(file)}
          />
        </div>
      </div>
      {upload.reading && <ReadingFile name={upload.name} />}
      {draft && !upload.reading && (
        <Draft key={draft} id={draft} name={upload.name} state={state} />
      )}
    </div>
  );
}

interface DraftProps {
  readonly id: JobId;
  /** The file, unless it was chosen before a reload. */
  readonly name: string | undefined;
  readonly state: ImportState;
}

function Draft({ id, name, state }: DraftProps) {
  const read = useQuery(bulkEditImportQueries.detail(id, importItemsQueryOf(state)));
  const { data, error, isPlaceholderData } = read;
  if (!data && isKind(error, 'not-found'))
    return (
      <div className="mt-4">
        <PreviewGone />
      </div>
    );
  if (!data && !error && name !== undefined) return <ReadingFile name={name} />;
  return (
    <div className="mt-5">
      {data && <ImportPreview answer={data} id={id} stale={isPlaceholderData} state={state} />}
      {!data && !error && <ItemSkeleton label="Loading preview" />}
      {!data && error && <LoadFailed query={read}>Couldn’t load the preview.</LoadFailed>}
    </div>
  );
}

interface FailedFile {
  readonly name: string;
  readonly errors: readonly string[];
}

function useUpload() {
  const { mutateAsync } = useCreateImport();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<FailedFile | null>(null);
  const [name, setName] = useState<string>();
  const [reading, setReading] = useState(false);
  return {
    name,
    reading,
    failed,
    async take(file: File): Promise<void> {
      setName(file.name);
      setFailed(null);
      setReading(true);
      await read(file).finally(() => setReading(false));
    },
  };

  async function read(file: File): Promise<void> {
    const { name: fileName } = file;
    const answer = await readSpreadsheetFile(file);
    if ('error' in answer) return setFailed({ name: fileName, errors: [answer.error] });
    try {
      const draft = await mutateAsync({
        file_name: fileName,
        text: answer.text,
      });
      void navigate(to('bulk-edit.import', {}, { draft }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const errors = rowErrorsOf(error);
      setFailed(errors.length > 0 ? { name: fileName, errors } : null);
    }
  }
}

const steps = [
  {
    title: 'Export your locations',
    text: 'Get a file with all locations, or export a selection from the list.',
  },
  {
    title: 'Edit the file',
    text: 'Change cells in any spreadsheet program. An empty cell clears the value, except in Labels. Keep the store codes, which match rows to locations.',
  },
  {
    title: 'Import the file',
    text: 'You’ll preview every change before it’s applied. Importing never adds or deletes locations.',
  },
];

function HowItWorks() {
  return (
    <ol className="rounded-8 border border-line bg-surface px-5 py-5 md:px-6">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 pb-6 before:absolute before:inset-y-1 before:left-3 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden
            className="relative grid size-6 place-items-center rounded-full bg-accent-soft text-12 font-600 text-accent-text tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <h2 className="pt-0.5 text-14">{title}</h2>
            <p className="mt-1 text-text-2">{text}</p>
            {index === 0 && (
              <Button
                className="mt-3"
                icon={<Download aria-hidden />}
                onClick={() => void exportLocations({ mode: 'matching' })}
              >
                Export all locations
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface ImportPreviewProps {
  readonly id: JobId;
  readonly answer: ImportAnswer;
  readonly state: ImportState;
  readonly stale: boolean;
}

function ImportPreview({ id, answer, state, stale }: ImportPreviewProps) {
  const { name, report, forecast, summary } = answer;
  const start = useStartSpreadsheetImport();
  const navigate = useNavigate();
  const nothing = forecast.total === 0 ? nothingToApply(report) : null;
  return (
    <>
      <p className="mb-3 text-text-2 tabular-nums wrap-anywhere">
        <strong className="mr-2 text-14 font-600 text-text">{name}</strong> {rowsText(report)}
      </p>
      {report.unknown_columns.length > 0 && (
        <Banner className="mb-3" tone="pending">
          {`Ignored columns: ${formatList(report.unknown_columns)}. Column names must match those of an exported file.`}
        </Banner>
      )}
      {nothing ? (
        <Banner role="status" tone={nothing.tone}>
          {nothing.text}
        </Banner>
      ) : (
        <ApplyPanel
          confirmsClearing
          forecast={forecast}
          start={start}
          summary={summary}
          onApply={(startsAt) =>
            start.mutate(
              { id, startsAt },
              {
                onSuccess(started) {
                  if ('stale' in started) return;
                  const { id: bulkEdit } = started.bulk_edit;
                  void navigate(to('bulk-edit.show', { bulkEdit }), { replace: true });
                },
              },
            )
          }
        />
      )}
      <RowErrors canGoOn={!nothing} report={report} />
      <SkippedCells report={report} />
      {!nothing && (
        <PreviewItems
          addressOf={(place) => to('bulk-edit.import', {}, { ...state, ...place })}
          counts={{ pending: forecast.changed, refused: forecast.refused }}
          page={answer}
          show={state.show}
          stale={stale}
        />
      )}
    </>
  );
}

/** `12 rows, 9 unchanged` */
function rowsText({ rows, unchanged }: ImportPreviewProps['answer']['report']): string {
  const all = formatCount(rows, 'row');
  return unchanged === 0 ? all : `${all}, ${formatNumber(unchanged)} unchanged`;
}

/** Shown from the choice of a file until its preview. */
const ReadingFile = ({ name }: { readonly name: string | undefined }) => (
  <section
    aria-label="File"
    className="mt-5 flex items-center gap-4 rounded-8 border border-line bg-surface px-5 py-5"
  >
    <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-text-3" />
    <div className="min-w-0 grow">
      <p className="mb-2 text-14 font-600 wrap-anywhere">{name}</p>
      <ProgressBar label="Reading the file…" value={null} />
    </div>
  </section>
);
