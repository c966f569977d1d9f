import { Button } from '@placekeeper/ui/button';
import { useState } from 'react';
import { formatNumber } from '../../../lib/text/format.ts';

const shownAtFirst = 8;
const shownAtMost = 100;

interface FileLine {
  readonly line: number;
  /** Location or column that the message is about. */
  readonly subject: string;
  readonly message: string;
}

export function LineList({ lines }: { readonly lines: readonly FileLine[] }) {
  const [most, setMost] = useState(shownAtFirst);
  const shown = lines.slice(0, most);
  const more = Math.min(lines.length, shownAtMost) - shown.length;
  return (
    <>
      <ol className="mt-2 border-t border-line">
        {shown.map(({ line, subject, message }, at) => (
          <li
            key={`${line} ${at}`}
            className="grid gap-x-4 border-b border-line py-2 md:grid-cols-[5rem_11rem_minmax(0,1fr)]"
          >
            <span className="text-text-3 tabular-nums">{`Line ${formatNumber(line)}`}</span>
            <span className="font-550 wrap-anywhere">{subject}</span>
            <span className="wrap-anywhere">{message}</span>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button className="mt-2" size="sm" variant="link" onClick={() => setMost(shownAtMost)}>
          {`Show ${formatNumber(more)} more`}
        </Button>
      )}
      {most === shownAtMost && lines.length > shownAtMost && (
        <p className="mt-2 text-text-3 tabular-nums">
          {`Showing the first ${formatNumber(shownAtMost)} of ${formatNumber(lines.length)}.`}
        </p>
      )}
    </>
  );
}
