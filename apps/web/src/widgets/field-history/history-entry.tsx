import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import { Button } from '@placekeeper/ui/button';
import { Spinner } from '@placekeeper/ui/spinner';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, type Ref, type ReactNode } from 'react';
import { Link } from 'react-router';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { formatDateTime } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { BeforeAfterTitles } from '../field-value/before-after.ts';
import { FieldChange } from '../field-value/field-change.tsx';
import { fieldName } from '../field-value/field-name.ts';
import { TextChange } from '../field-value/text-change.tsx';
import { labelColourNames } from '../location/label-colours.ts';
import { attemptReasons } from '../publishing/field-states.ts';
import { sentenceCase } from '../updates/update-title.tsx';
import { entryWording, keptOurValue } from './entry-wording.ts';
import type { ValueRestorer } from './value-restorer.ts';

interface HistoryEntryItemProps {
  readonly entry: HistoryEntry;
  readonly restoring: ValueRestorer;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** True for the earliest known entry of the field. */
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
      {!keptOurValue(entry) && <EntryValues entry={entry} />}
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-12 text-text-2">
        <EntryOutcome entry={entry} />
        {!keptOurValue(entry) && (
          <span className="ml-auto flex flex-wrap justify-end gap-2">
            {isFirst && (
              <RestoreButton
                restoring={restoring}
                field={entry.field}
                value={entry.before}
                describedBy={id}
              >
                Restore previous value
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
  readonly restoring: ValueRestorer;
  readonly field: string;
  readonly value: unknown;
  /** The id of the entry's heading. */
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

const titles = { before: 'Before', after: 'After' };
const titlesOutside = { before: 'Your value', after: 'On Google' };

const text = z.nullable(z.string());
const colourName = (type: string): string =>
  Object.entries(labelColourNames).find(([known]) => known === type)?.[1] ?? type;

function EntryValues({ entry }: { readonly entry: HistoryEntry }) {
  const { field, cause, before, after } = entry;
  return (
    <BeforeAfterTitles value={cause === 'changed-outside' ? titlesOutside : titles}>
      {isOurs(field) ? (
        <TextChange
          before={safeParse(text, before).data ?? null}
          after={safeParse(text, after).data ?? null}
          {...(field === 'label_type' && { format: colourName })}
        />
      ) : (
        <FieldChange field_name={field} platform_value={before} update_value={after} />
      )}
    </BeforeAfterTitles>
  );
}

const isOurs = (field: string): boolean =>
  ['label', 'label_type', 'business_website_slug'].includes(field);

const icon = 'mt-px size-3.5 shrink-0';
const link = 'text-accent-text underline underline-offset-3';

function EntryOutcome({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <>
      <Published entry={entry} />
      <Origin entry={entry} />
    </>
  );
}

function Published({ entry: { field, publishing } }: EntryProps) {
  if (!publishing) return null;
  if (publishing.status === 'published') {
    return (
      <Line icon={<CircleCheck aria-hidden className={`${icon} text-added`} />}>Published</Line>
    );
  }
  if (publishing.status === 'failed') {
    return (
      <Line icon={<CircleAlert aria-hidden className={icon} />} className="text-removed">
        Declined by Google: {attemptReasons(field, publishing.refusal).join(' ')}
      </Line>
    );
  }
  return <Line icon={<Spinner className="mt-px [&_.lucide]:size-3.5" />}>Publishing</Line>;
}

function Origin({ entry: { google_update, cause } }: EntryProps) {
  if (!google_update) return null;
  const { id, resolved_action: action } = google_update;
  return (
    <>
      {cause === 'changed-outside' && action === 'nullified' && <span>No longer needed</span>}
      <Link className={link} to={to('gbp.updates.show', { updateId: id })}>
        {action === null ? 'Review update' : 'View update'}
      </Link>
    </>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
}

interface LineProps {
  readonly icon: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function Line({ icon: mark, className = '', children }: LineProps) {
  return (
    <span className={`flex min-w-0 gap-1.5 ${className}`}>
      {mark}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
