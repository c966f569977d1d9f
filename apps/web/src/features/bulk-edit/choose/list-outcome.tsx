import { Button } from '@placekeeper/ui/button';
import { CopyButton } from '@placekeeper/ui/copy-button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Download, X } from 'lucide-react';
import { useRef } from 'react';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { saveCsv } from '../../../lib/browser/save-csv.ts';
import { readIds } from '../../../widgets/selection/choice-url.ts';
import {
  chooseLocations,
  noLocations,
  type LocationChoice,
} from '../../../widgets/selection/location-choice.ts';
import { choiceOf } from '../flow/edit-url.ts';
import { LineList } from '../import/line-list.tsx';
import type { EditUrl } from '../flow/use-edit-url.ts';
import { listErrorsAsCsv, listErrorsAsText } from './list-error-export.ts';
import type { ListReport } from './list-report.ts';

interface ListOutcomeProps {
  readonly report: ListReport;
  readonly address: EditUrl;
  readonly onForget: () => void;
}

export const findings = ({ lines, found }: ListReport): string =>
  `${formatCount(lines, 'line')}, ${formatCount(found, 'location')} found.`;

export function ListOutcome({ report, address, onForget }: ListOutcomeProps) {
  const { source, errors } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      aria-labelledby="list-outcome"
      className="mb-4 rounded-8 border border-line py-3 pr-2.5 pl-4"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere tabular-nums">
          <h3 className="text-14" id="list-outcome" ref={heading} tabIndex={-1}>
            {source}
          </h3>
          <p className="text-text-2">{findings(report)}</p>
        </div>
        <ToChoice
          address={address}
          report={report}
          onChosen={() => heading.current?.focus({ preventScroll: true })}
        />
        <IconButton icon={<X />} label="Dismiss" onClick={onForget} />
      </div>
      {errors.length > 0 && (
        <>
          <p className="mt-2 text-removed tabular-nums">
            {`${formatCount(errors.length, 'line')} didn’t match a location.`}
          </p>
          <LineList
            key={source}
            lines={errors.map(({ line, text, message }) => ({ line, subject: text, message }))}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton
              label="Copy unmatched lines"
              size="sm"
              text={() => listErrorsAsText(errors)}
            />
            <Button
              icon={<Download aria-hidden />}
              size="sm"
              onClick={() => saveCsv('lines-without-a-location.csv', listErrorsAsCsv(errors))}
            >
              Download unmatched lines
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface ToChoiceProps extends Pick<ListOutcomeProps, 'report' | 'address'> {
  /** Called before the pressed button disappears. */
  readonly onChosen: () => void;
}

/** Asks before an existing choice is replaced or extended. */
function ToChoice({ report, address, onChosen }: ToChoiceProps) {
  const choice = choiceOf(address.state);
  const ids = readIds(report.ids);
  const among = new Set(choice.mode === 'some' ? choice.ids : []);
  const isAmong = ids.every((id) => among.has(id));
  if (ids.length === 0 || (isAmong && among.size === ids.length)) return null;
  const chooseFrom = (start: LocationChoice) => {
    onChosen();
    address.choose(chooseLocations(start, ids, true));
  };
  return (
    <>
      {among.size > 0 && !isAmong && (
        <Button size="sm" onClick={() => chooseFrom(choice)}>
          {`Add to the ${formatNumber(among.size)} selected`}
        </Button>
      )}
      <Button size="sm" variant="primary" onClick={() => chooseFrom(noLocations)}>
        {`Select only ${ids.length === 1 ? 'this location' : `these ${formatNumber(ids.length)}`}`}
      </Button>
    </>
  );
}
