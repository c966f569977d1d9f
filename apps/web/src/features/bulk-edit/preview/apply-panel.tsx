import type { BulkEdit, BulkEditForecast } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { useState } from 'react';
import { isSessionOver, type ApiError } from '../../../data/http/api-error.ts';
import type { StartAnswer, StartTime } from '../../../data/bulk-edit/mutations.ts';
import { bulkEditQueries, isActive } from '../../../data/bulk-edit/queries.ts';
import type {
  FieldCount,
  TrialSummary,
  ReasonCount,
} from '../../../data/bulk-edit/dry-run-summary.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import { forecastNotes } from '../../../widgets/bulk-edit/edit-status.ts';
import { StartDetails, StartSelect } from './start-choice.tsx';
import { startNow, startOf } from './start-time.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';

interface ApplyPanelProps {
  readonly forecast: BulkEditForecast;
  readonly summary: TrialSummary;
  readonly start: {
    readonly data: StartAnswer | undefined;
    readonly error: ApiError | null;
    readonly isPending: boolean;
  };
  /** Clearing needs a confirmation, because an empty cell may be a mistake. */
  readonly confirmsClearing?: boolean;
  readonly onApply: (startsAt: StartTime) => void;
}

export function ApplyPanel({
  forecast,
  summary,
  start,
  confirmsClearing = false,
  onApply,
}: ApplyPanelProps) {
  const edits = usePrefetched(bulkEditQueries.list()).data?.bulk_edits ?? [];
  const [accepted, setAccepted] = useState('');
  const [choice, setChoice] = useState(startNow);
  const now = useNow();
  const startsAt = startOf(choice, new Date(now));
  const { data: answer, error, isPending } = start;
  const { changed, total } = forecast;
  const risk = countsText(summary.risky);
  const clears = confirmsClearing ? countsText(summary.cleared) : '';
  const [acceptedClears, setAcceptedClears] = useState('');
  const verb = choice.kind === 'now' ? 'Apply to' : 'Schedule for';
  // The button is below the boxes that enable it.
  const asksFirst = risk !== '' || clears !== '';
  const action = (
    <>
      {changed > 0 && <StartSelect choice={choice} onChange={setChoice} />}
      <Button
        className="max-sm:w-full"
        disabledReason={reasonAgainst(changed, startsAt !== undefined, {
          clearing: clears === '' || acceptedClears === clears,
          publishing: risk === '' || accepted === risk,
        })}
        loading={isPending || (answer !== undefined && 'bulk_edit' in answer)}
        variant="primary"
        onClick={() => {
          // The chosen time may have passed since the last render; the new object renders the panel again.
          const time = startOf(choice, new Date());
          if (time === undefined) setChoice({ ...choice });
          else onApply(time);
        }}
      >
        {changed === 0 ? 'Apply' : `${verb} ${formatCount(changed, 'location')}`}
      </Button>
    </>
  );
  const details = changed > 0 && <StartDetails choice={choice} onChange={setChoice} />;
  return (
    <>
      {answer && 'stale' in answer && (
        <Banner
          className="mb-3"
          role="alert"
          title={`${formatCount(answer.stale, 'location has', 'locations have')} changed since this preview`}
          tone="pending"
        >
          Nothing was applied. Review the updated preview, then apply it.
        </Banner>
      )}
      <div className="rounded-8 border border-line bg-surface px-4 py-3.5">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
          <div className="min-w-0 flex-[1_1_20rem] text-text-2 tabular-nums">
            <p className="py-1 text-16 text-text" role="status">
              <strong className="font-600">
                {changed === 0
                  ? 'No changes to apply'
                  : `${formatNumber(changed)} of ${formatCount(total, 'location')} will change`}
              </strong>
            </p>
            {[
              ...summaryNotes(summary),
              // A single reason below gives the same number.
              ...forecastNotes(
                summary.reasons.length === 1 ? { ...forecast, refused: 0 } : forecast,
              ),
              ...(changed > 0 && choice.kind === 'now' ? waitNotes(edits, summary) : []),
            ].map((note) => (
              <p key={note} className="mt-0.5 wrap-anywhere">
                {note}
              </p>
            ))}
          </div>
          {!asksFirst && action}
        </div>
        {!asksFirst && details}
        <ReasonList reasons={summary.hinted} title="Check these values" />
        <ReasonList reasons={summary.blocked} title="May not be published" />
        <ReasonList reasons={summary.reasons} title="Will be skipped" />
        {clears !== '' && (
          <div className="mt-3 border-t border-line pt-3">
            <p className="font-550">This file clears values</p>
            <p className="mt-0.5 mb-2 text-text-2">
              An empty cell clears its value, except in Labels. To keep a value, fill in its cell or
              remove the column.
            </p>
            <Checkbox
              checked={acceptedClears === clears}
              label={`Clear ${formatCount(sumOf(summary.cleared), 'value')}`}
              onCheckedChange={(on) => setAcceptedClears(on ? clears : '')}
            />
          </div>
        )}
        {risk !== '' && (
          <div className="mt-3 border-t border-line pt-3">
            <p className="font-550">Google may ask you to re-verify these profiles</p>
            <p className="mt-0.5 mb-2 text-text-2">
              {`Google can take up to 3 days to review edits to ${risk}. If a profile must be re-verified, its edits go live afterwards.`}
            </p>
            <Checkbox
              checked={accepted === risk}
              label="Publish these edits anyway"
              onCheckedChange={(on) => setAccepted(on ? risk : '')}
            />
          </div>
        )}
        {asksFirst && (
          <>
            <div className="mt-4 flex flex-wrap items-center gap-3">{action}</div>
            {details}
          </>
        )}
      </div>
      {error && !isSessionOver(error) && (
        <Banner className="mt-3" role="alert" title="Bulk edit didn’t start" tone="danger">
          {error.message}
        </Banner>
      )}
    </>
  );
}

/** An edit that runs first and changes the same fields makes this preview outdated. */
function waitNotes(
  edits: readonly BulkEdit[],
  { changed }: Pick<TrialSummary, 'changed'>,
): readonly string[] {
  const before = edits.filter((edit) => isActive(edit) || edit.status === 'queued');
  const taken = new Set(before.flatMap(({ fields }) => fields.map(groupOf)));
  const shared = new Set(changed.map(({ field }) => groupOf(field)).filter((f) => taken.has(f)));
  if (shared.size > 0)
    return [
      `Another bulk edit is changing the same fields: ${formatList([...shared].map(fieldName))}. If that edit includes any of these locations, wait until it finishes, then preview again.`,
    ];
  return edits.some(isActive)
    ? ['Another bulk edit is running. This edit starts when the running edit finishes.']
    : [];
}

/** An edit lists either single attributes or all of them as one field. */
const groupOf = (field: string): string =>
  field.startsWith('attributes/') && !isProviderField(field) ? 'attributes' : field;

function reasonAgainst(
  changed: number,
  hasStart: boolean,
  isAccepted: { readonly clearing: boolean; readonly publishing: boolean },
): string | undefined {
  if (changed === 0) return 'None of the selected locations would change.';
  if (!hasStart) return 'Choose a start time in the future.';
  if (!isAccepted.clearing) return 'Confirm that you want to clear these values.';
  return isAccepted.publishing ? undefined : 'Confirm that you want to publish these edits.';
}

/** `website (20) and label (7)` */
const countsText = (counts: readonly FieldCount[]): string =>
  formatList(
    counts.map(({ field, name, count }) => `${name ?? fieldName(field)} (${formatNumber(count)})`),
  );

const sumOf = (counts: readonly FieldCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

function summaryNotes({
  cleared,
  replaced,
  unknown,
}: Pick<TrialSummary, 'cleared' | 'replaced' | 'unknown'>): readonly string[] {
  const [values, updates, lost] = [sumOf(cleared), sumOf(replaced), sumOf(unknown)];
  return [
    ...(values > 0
      ? [`${formatCount(values, 'value')} will be cleared: ${countsText(cleared)}.`]
      : []),
    ...(updates > 0
      ? [`${formatCount(updates, 'pending update')} will be replaced: ${countsText(replaced)}.`]
      : []),
    ...(lost > 0
      ? [
          `You can’t undo ${formatCount(lost, 'change')}, because Placekeeper doesn’t know the current ${lost === 1 ? 'value' : 'values'}: ${countsText(unknown)}.`,
        ]
      : []),
  ];
}

interface ReasonListProps {
  readonly title: string;
  readonly reasons: readonly ReasonCount[];
}

const shownAtFirst = 5;

/** Sorted by `count`, the number of locations that a reason applies to. */
function ReasonList({ title, reasons }: ReasonListProps) {
  const [isWhole, setWhole] = useState(false);
  if (reasons.length === 0) return null;
  const shown = isWhole ? reasons : reasons.slice(0, shownAtFirst);
  return (
    <section aria-label={title} className="mt-3 border-t border-line pt-3">
      <h3 className="text-13">{title}</h3>
      <ul className="mt-1 grid gap-1">
        {shown.map(({ field, name, message, count }) => (
          <li
            key={`${field} ${message}`}
            className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="text-text-3 tabular-nums">{formatCount(count, 'location')}</span>
            <span className="min-w-0 wrap-anywhere">
              {field === '' ? message : `${name ?? sentenceCase(fieldName(field))}: ${message}`}
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
