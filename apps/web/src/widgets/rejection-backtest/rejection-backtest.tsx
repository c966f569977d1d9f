import type { Backtest } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { Button } from '@placekeeper/ui/button';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useId, useState, type ReactNode } from 'react';
import type { RuleBacktest } from '../../data/auto-rejection/rule-backtest.ts';
import { formatCount, formatNumber, formatDate } from '../../lib/text/format.ts';
import { fieldName } from '../field-value/field-name.ts';
import { changeLine } from '../updates/change-line.ts';
import { sentenceCase } from '../updates/update-title.tsx';
import {
  alreadyRejectedText,
  coverageText,
  disagreementText,
  matchesText,
  inactiveText,
  isWhole,
  otherOutcomesText,
  releasedText,
  unreadableText,
} from './backtest-wording.ts';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { to } from '../../lib/url/paths.ts';
import { BacktestCalendar } from './backtest-calendar.tsx';
import { backtestDaysOf } from './backtest-days.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { ResolutionBadge } from '../updates/resolution-badge.tsx';

/** LSET-1: tests changed rules on the updates of the last 90 days. The user can save before the test ends. */
export function RejectionBacktest({ trial }: { readonly trial: RuleBacktest }) {
  const { locations, archive, result } = trial;
  const id = useId();
  const error = (locations.data ? null : locations.error) ?? archive.error;
  const isReading = locations.isFetching || archive.isFetching;
  const retry = () => {
    if (locations.error) locations.refetch();
    if (archive.error) archive.refetch();
  };
  return (
    <section
      aria-labelledby={id}
      aria-busy={isReading}
      className="rounded-8 border border-line bg-surface p-4"
    >
      <h3 className="mb-1 font-550" id={id}>
        Last 90 days with this rule
      </h3>
      {isReading && !error && <ReadProgress trial={trial} />}
      {/* Mounted from the start, because screen readers announce only changes of an existing live region. */}
      <div role="status">{!isReading && result && <Result trial={trial} result={result} />}</div>
      {!isReading && result && <Details trial={trial} result={result} />}
      {error && (
        <LoadFailed query={{ error, isFetching: isReading, refetch: retry }}>
          Couldn’t check the last 90 days.
        </LoadFailed>
      )}
    </section>
  );
}

function ReadProgress({ trial: { progress, locations, archive } }: Pick<DetailsProps, 'trial'>) {
  const { read = 0, total } = (locations.data ? archive.data : progress) ?? {};
  const isLong = progress !== null || (total ?? read) > 0;
  if (!isLong) {
    return (
      <SkeletonRegion className="grid gap-3 py-1" label="Checking the last 90 days">
        <Skeleton className="w-64" />
        <Skeleton className="w-48" />
      </SkeletonRegion>
    );
  }
  const noun = locations.data ? 'update' : 'location';
  const known = total === undefined ? formatCount(read, noun) : formatNumber(read);
  return (
    <div className="flex items-center gap-3 py-1">
      <ProgressBar
        className="flex-1"
        label="Checking the last 90 days"
        max={total ?? 1}
        value={total === undefined ? null : read}
        valueText={total === undefined ? known : `${known} of ${formatCount(total, noun)}`}
      />
      {locations.data && (
        <Button size="sm" onClick={() => void archive.stop()}>
          Stop
        </Button>
      )}
    </div>
  );
}

function Result({ trial: { effect, archive, since, locations }, result }: DetailsProps) {
  if (!effect || !archive.data) return null;
  const against = disagreementText(result);
  const lines = [
    otherOutcomesText(result),
    releasedText(result),
    alreadyRejectedText(effect),
    inactiveText(effect),
    unreadableText(locations.data?.unreadable ?? 0),
    coverageText(archive.data, since),
  ];
  return (
    <>
      <p>{matchesText(result, effect)}</p>
      {against && <p className="mt-1 font-550 text-pending">{against}</p>}
      {lines.map(
        (line) =>
          line && (
            <p key={line} className="mt-1 text-text-2">
              {line}
            </p>
          ),
      )}
    </>
  );
}

interface DetailsProps {
  readonly trial: RuleBacktest;
  readonly result: Backtest;
}

function Details({ trial, result }: DetailsProps) {
  const [now] = useState(() => new Date().toISOString());
  if (result.rejected_count === 0) return null;
  return (
    <>
      <BacktestCalendar
        {...backtestDaysOf(result.changes, trial.since, now)}
        isComplete={trial.archive.data !== undefined && isWhole(trial.archive.data)}
      />
      {result.fields.length > 1 && (
        <ul aria-label="Rejected changes by field" className="mt-3">
          {result.fields.map((field) => (
            <li
              key={field.field_name}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1"
            >
              <span className="min-w-0">{sentenceCase(fieldName(field.field_name))}</span>
              <span className="text-text-2 tabular-nums">{countsText(field)}</span>
            </li>
          ))}
        </ul>
      )}
      <BacktestExamples trial={trial} result={result} />
    </>
  );
}

function countsText(field: Backtest['fields'][number]): string {
  const { rejected_count: rejected, accepted_count: accepted, dismissed_count: dismissed } = field;
  return [
    formatCount(rejected, 'change'),
    ...(accepted > 0 ? [`${formatNumber(accepted)} of them accepted`] : []),
    ...(dismissed > 0 ? [`${formatNumber(dismissed)} of them dismissed`] : []),
  ].join(', ');
}

interface BacktestExamplesProps {
  readonly trial: RuleBacktest;
  readonly result: Backtest;
}

/** Links open a new window, because the form isn't saved yet. */
function BacktestExamples({ trial, result }: BacktestExamplesProps) {
  const archive = archiveOf(trial, result);
  return (
    <>
      <ul aria-label="Examples" className="mt-3">
        {result.examples.map((update) => (
          <li key={update.id} className="border-t border-line py-1.5">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <NewWindow address={to('gbp.updates.show', { updateId: update.id })}>
                {changeLine(update)}
              </NewWindow>
              <ResolutionBadge resolution={update.resolution} />
            </span>
            <span className="block text-12 text-text-3 wrap-anywhere">
              {[update.location.name, update.created_at && formatDate(update.created_at)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {archive && (
        <p className="border-t border-line pt-1.5 text-12">
          <NewWindow address={archive}>View in resolved updates</NewWindow>
        </p>
      )}
    </>
  );
}

/** Null if the archive can't show further changes: it has no filter by tag and contains only resolved updates. */
function archiveOf({ request: { scope }, since }: RuleBacktest, result: Backtest) {
  const { pending = 0 } = result.outcome_totals;
  if (scope.mode === 'tag') return null;
  if (result.rejected_count - pending <= result.examples.length) return null;
  return to(
    'gbp.updates.archive',
    {},
    {
      ...(scope.mode === 'location' && { locations: [scope.location] }),
      fields: result.fields.map(({ field_name: field }) => field),
      start_date: since.slice(0, 10),
    },
  );
}

function NewWindow({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      className="min-w-0 text-accent-text underline-offset-3 wrap-anywhere hover:underline"
      href={address}
      rel="noreferrer"
      target="_blank"
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      <ExternalLink aria-hidden className="ml-1 inline size-3 align-[-0.1em]" />
    </a>
  );
}
