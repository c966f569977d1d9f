import type { SpreadsheetReport } from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { CircleAlert } from 'lucide-react';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { LineList } from './line-list.tsx';

interface RowErrorsProps {
  readonly report: SpreadsheetReport;
  /** Other rows can be applied without them. */
  readonly canGoOn: boolean;
}

/** BULK-3: each with its line, so that it can be found in the file. */
export function RowErrors({ report, canGoOn }: RowErrorsProps) {
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
