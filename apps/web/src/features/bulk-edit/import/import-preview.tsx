import type { JobId } from '../../../data/batch/job.ts';
import { Banner } from '@placekeeper/ui/banner';
import { useNavigate } from 'react-router';
import {
  useStartSpreadsheetImport,
  type ImportAnswer,
} from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { ApplyPanel } from '../preview/apply-panel.tsx';
import { PreviewItems } from '../preview/preview-items.tsx';
import type { ImportState } from './bulk-edit-import.loader.ts';
import { nothingToApply } from './nothing-to-apply.ts';
import { RowErrors } from './row-errors.tsx';

interface ImportPreviewProps {
  readonly id: JobId;
  readonly answer: ImportAnswer;
  readonly state: ImportState;
  readonly stale: boolean;
}

/** BULK-3: every difference before anything is written. */
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
