import { Button } from '@placekeeper/ui/button';
import { useState } from 'react';
import type { ReasonCount } from '../../../data/bulk-edit/trial-summary.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';

interface ReasonListProps {
  readonly title: string;
  readonly reasons: readonly ReasonCount[];
}

const shownAtFirst = 5;

/** Reasons with the number of locations that each applies to, most frequent first. */
export function ReasonList({ title, reasons }: ReasonListProps) {
  const [isWhole, setWhole] = useState(false);
  if (reasons.length === 0) return null;
  const shown = isWhole ? reasons : reasons.slice(0, shownAtFirst);
  return (
    <section aria-label={title} className="mt-3 border-t border-line pt-3">
      <h3 className="text-13">{title}</h3>
      <ul className="mt-1 grid gap-1">
        {shown.map(({ field, message, count }) => (
          <li
            key={`${field} ${message}`}
            className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="text-text-3 tabular-nums">{formatCount(count, 'location')}</span>
            <span className="min-w-0 wrap-anywhere">
              {field === '' ? message : `${sentenceCase(fieldName(field))}: ${message}`}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < reasons.length && (
        <Button className="mt-1" size="sm" variant="link" onClick={() => setWhole(true)}>
          {`Show ${formatCount(reasons.length - shown.length, 'more reason')}`}
        </Button>
      )}
    </section>
  );
}
