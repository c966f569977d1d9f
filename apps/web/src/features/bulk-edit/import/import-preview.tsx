import type { JobId } from '../../../data/batch/job.ts';
import { Banner } from '@placekeeper/ui/banner';
import { useNavigate } from 'react-router';
import {
  useStartSpreadsheetImport,
  type ImportAnswer,
  type SpreadsheetReport,
} from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { ApplyPanel } from '../preview/apply-panel.tsx';
import { PreviewItems } from '../preview/preview-items.tsx';
import type { ImportState } from './bulk-edit-import.loader.ts';
import { nothingToApply } from './nothing-to-apply.ts';
import { CircleAlert } from 'lucide-react';
import { LineList } from './line-list.tsx';

interface ImportPreviewProps {
  readonly id: JobId;
  readonly answer: ImportAnswer;
  readonly state: ImportState;
  readonly stale: boolean;
}

export function ImportPreview({ id, answer, state, stale }: ImportPreviewProps) {
  const { name, report, forecast } = answer;
  const start = useStartSpreadsheetImport();
  const navigate = useNavigate();
  const nothing = forecast.total === 0 ? nothingToApply(report) : null;
  return (
    <>
      <p className="mb-3 text-text-2 tabular-nums wrap-anywhere">
        <strong className="font-600 text-text">{name}</strong>
        {`: ${rowsText(report)}`}
      </p>
      {report.unknown_columns.length > 0 && (
        <Banner className="mb-3" tone="pending">
          {`${report.unknown_columns.length === 1 ? 'This column is' : 'These columns are'} not read: ${formatList(report.unknown_columns)}.`}
        </Banner>
      )}
      {nothing ? (
        <Banner role="status" tone={nothing.tone}>
          {nothing.text}
        </Banner>
      ) : (
        <ApplyPanel
          error={start.error}
          forecast={forecast}
          pending={start.isPending || start.isSuccess}
          onApply={() =>
            start.mutate(id, {
              onSuccess: ({ bulk_edit: started }) =>
                void navigate(to('bulk-edit.show', { bulkEdit: started.id }), { replace: true }),
            })
          }
        />
      )}
      <RowErrors canGoOn={!nothing} report={report} />
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

/** `12 rows, 9 of them the same as here` */
function rowsText({ rows, unchanged }: ImportPreviewProps['answer']['report']): string {
  const all = formatCount(rows, 'row');
  return unchanged === 0 ? `${all}.` : `${all}, ${formatNumber(unchanged)} the same as here.`;
}

interface RowErrorsProps {
  readonly report: SpreadsheetReport;
  /** Whether the other rows can be applied. */
  readonly canGoOn: boolean;
}

function RowErrors({ report, canGoOn }: RowErrorsProps) {
  const { errors, error_total: total, faulty } = report;
  if (total === 0) return null;
  return (
    <section aria-labelledby="row-errors" className="mt-5">
      <h2 className="flex items-center gap-2 text-14 text-removed" id="row-errors">
        <CircleAlert aria-hidden className="size-4" />
        {faulty === 0
          ? 'The file could not be read to its end'
          : `${formatCount(faulty, 'row is', 'rows are')} left out`}
      </h2>
      <p className="mt-0.5 text-text-2">
        {`Put ${total === 1 ? 'it' : 'them'} right in the file and choose it again${canGoOn ? ', or go on without them' : ''}.`}
      </p>
      <LineList
        lines={errors.map(({ column, ...error }) => ({ ...error, subject: column ?? 'Whole row' }))}
      />
      {errors.length < total && (
        <p className="mt-2 text-text-3">{`These are the first ${formatNumber(errors.length)} of ${formatNumber(total)}.`}</p>
      )}
    </section>
  );
}
