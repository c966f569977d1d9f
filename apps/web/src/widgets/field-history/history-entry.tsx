import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import { Button } from '@placekeeper/ui/button';
import { useId, type Ref } from 'react';
import { formatDateTime } from '../../lib/text/format.ts';
import { sentenceCase } from '../updates/update-title.tsx';
import { EntryOutcome } from './entry-outcome.tsx';
import { EntryValues } from './entry-values.tsx';
import { entryWording, leftOurs } from './entry-wording.ts';
import { fieldName } from '../field-value/field-name.ts';
import type { Restoring } from './restoring.ts';

interface HistoryEntryItemProps {
  readonly entry: HistoryEntry;
  readonly restoring: Restoring;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Nothing is known from before it. */
  readonly isFirst: boolean;
}

export function HistoryEntryItem({ entry, restoring, headingRef, isFirst }: HistoryEntryItemProps) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="border-t border-line py-4 first:border-t-0 first:pt-1">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3
          id={id}
          ref={headingRef}
          tabIndex={-1}
          className="rounded-4 text-13 font-450 wrap-anywhere"
        >
          <strong className="font-600">{sentenceCase(fieldName(entry.field))}</strong>{' '}
          {entryWording(entry)}
        </h3>
        <time dateTime={entry.made_at} className="ml-auto text-12 text-text-3">
          {formatDateTime(entry.made_at)}
        </time>
      </div>
      {!leftOurs(entry) && <EntryValues entry={entry} />}
      <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2 text-12 text-text-2">
        <EntryOutcome entry={entry} />
        {!leftOurs(entry) && (
          <span className="ml-auto flex flex-wrap justify-end gap-2">
            {isFirst && (
              <RestoreButton
                restoring={restoring}
                field={entry.field}
                value={entry.before}
                describedBy={id}
              >
                Restore the value before
              </RestoreButton>
            )}
            <RestoreButton
              restoring={restoring}
              field={entry.field}
              value={entry.after}
              describedBy={id}
            >
              Restore this value
            </RestoreButton>
          </span>
        )}
      </div>
    </li>
  );
}

interface RestoreButtonProps {
  readonly restoring: Restoring;
  readonly field: string;
  readonly value: unknown;
  /** Which of all these entries. */
  readonly describedBy: string;
  readonly children: string;
}

function RestoreButton({ restoring, field, value, describedBy, children }: RestoreButtonProps) {
  const reason = restoring.reasonAgainst(field, value);
  return (
    <Button
      size="sm"
      disabledReason={reason}
      {...(reason === undefined && { 'aria-describedby': describedBy })}
      onClick={() => restoring.restore(field, value)}
    >
      {children}
    </Button>
  );
}
