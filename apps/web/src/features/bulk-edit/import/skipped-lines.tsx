import { CircleAlert } from 'lucide-react';
import type { SpreadsheetReport } from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { LineList } from './line-list.tsx';

interface RowErrorsProps {
  readonly report: SpreadsheetReport;
  /** Whether the rows without errors can be applied. */
  readonly canGoOn: boolean;
}

export function RowErrors({ report, canGoOn }: RowErrorsProps) {
  const { errors, error_total: total, faulty } = report;
  if (total === 0) return null;
  return (
    <section
      aria-labelledby="row-errors"
      className="mt-5 rounded-8 border border-line bg-surface px-4 py-3.5"
    >
      <h2 className="flex items-center gap-2 text-14 text-removed" id="row-errors">
        <CircleAlert aria-hidden className="size-4" />
        {faulty === 0
          ? 'Part of the file couldn’t be read'
          : `${formatCount(faulty, 'row')} skipped`}
      </h2>
      <p className="mt-0.5 text-text-2">
        {`Fix the file and choose it again${canGoOn ? ', or continue without the skipped rows' : ''}.`}
      </p>
      <FileLines lines={errors} total={total} />
    </section>
  );
}

export function SkippedCells({ report }: Pick<RowErrorsProps, 'report'>) {
  const { skipped, skipped_total: total } = report;
  if (total === 0) return null;
  return (
    <section
      aria-labelledby="skipped-cells"
      className="mt-5 rounded-8 border border-line bg-surface px-4 py-3.5"
    >
      <h2 className="text-14" id="skipped-cells">
        {`${formatCount(total, 'value')} skipped`}
      </h2>
      <p className="mt-0.5 text-text-2">
        All other values in these rows are imported. If every value in a cell was skipped, the field
        doesn’t change.
      </p>
      <FileLines lines={skipped} total={total} />
    </section>
  );
}

interface FileLinesProps {
  readonly lines: SpreadsheetReport['errors'];
  readonly total: number;
}

function FileLines({ lines, total }: FileLinesProps) {
  return (
    <>
      <LineList
        lines={lines.map(({ column, ...line }) => ({ ...line, subject: column ?? 'Whole row' }))}
      />
      {lines.length < total && (
        <p className="mt-2 text-text-3">{`Showing the first ${formatNumber(lines.length)} of ${formatNumber(total)}.`}</p>
      )}
    </>
  );
}
