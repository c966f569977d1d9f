import type { SpreadsheetReport } from '@placekeeper/contracts/model/bulk-edit';
import { Button } from '@placekeeper/ui/button';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatNumber } from '../../../lib/format.ts';

const shownAtFirst = 8;

interface RowErrorsProps {
  readonly report: SpreadsheetReport;
  /** Other rows can be applied without them. */
  readonly canGoOn: boolean;
}

/** BULK-3: each with its line, so that it can be found in the file. */
export function RowErrors({ report, canGoOn }: RowErrorsProps) {
  const [all, setAll] = useState(false);
  const { errors, error_total: total, faulty } = report;
  if (total === 0) return null;
  const shown = all ? errors : errors.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="row-errors" className="mt-5">
      <h2 className="flex items-center gap-2 text-14 text-removed" id="row-errors">
        <CircleAlert aria-hidden className="size-4" />
        {faulty === 0
          ? 'The file could not be read to its end'
          : `${formatCount(faulty, 'row is', 'rows are')} left out`}
      </h2>
      <p className="mt-0.5 text-text-2">
        {`Put them right in the file and choose it again${canGoOn ? ', or go on without them' : ''}.`}
      </p>
      <ol className="mt-2 border-t border-line">
        {shown.map(({ line, column, message }, at) => (
          <li
            key={`${line} ${at}`}
            className="grid gap-x-4 border-b border-line py-2 md:grid-cols-[5rem_11rem_minmax(0,1fr)]"
          >
            <span className="text-text-3 tabular-nums">{`Line ${formatNumber(line)}`}</span>
            <span className="font-550">{column ?? 'Whole row'}</span>
            <span className="wrap-anywhere">{message}</span>
          </li>
        ))}
      </ol>
      {shown.length < errors.length && (
        <Button className="mt-2" size="sm" variant="link" onClick={() => setAll(true)}>
          {`Show ${formatNumber(errors.length - shown.length)} more`}
        </Button>
      )}
      {shown.length === errors.length && errors.length < total && (
        <p className="mt-2 text-text-3">{`These are the first ${formatNumber(errors.length)} of ${formatNumber(total)}.`}</p>
      )}
    </section>
  );
}
