import type { Backtest } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useId } from 'react';
import type { RuleBacktest } from '../../data/auto-rejection/rule-backtest.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { sentenceCase } from '../updates/update-title.tsx';
import {
  already,
  coverageText,
  disagreement,
  found,
  idle,
  others,
  released,
  unreadableText,
} from './backtest-wording.ts';
import { BacktestExamples } from './backtest-examples.tsx';

/** LSET-1: what a change of rules would have done in the last 90 days; it can be saved before that is known. */
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
        The last 90 days with this rule
      </h3>
      {isReading && !error && <ReadProgress trial={trial} />}
      {/* Mounted from the start, so that the result is announced. */}
      <div role="status">{!isReading && result && <Result trial={trial} result={result} />}</div>
      {!isReading && result && <Details trial={trial} result={result} />}
      {error && (
        <EmptyState retrying={isReading} variant="error" onRetry={retry}>
          Couldn’t check the last 90 days. {error.message}
        </EmptyState>
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
  const against = disagreement(result);
  const lines = [
    others(result),
    released(result),
    already(effect),
    idle(effect),
    unreadableText(locations.data?.unreadable ?? 0),
    coverageText(archive.data, since),
  ];
  return (
    <>
      <p>{found(result, effect)}</p>
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
  if (result.rejected_count === 0) return null;
  return (
    <>
      {result.fields.length > 1 && (
        <ul aria-label="Rejected by field" className="mt-3">
          {result.fields.map(({ field_name: field, rejected_count: count, ...of }) => (
            <li
              key={field}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1"
            >
              <span className="min-w-0">{sentenceCase(fieldLabel(field))}</span>
              <span className="text-text-2 tabular-nums">
                {formatNumber(count)}
                {of.accepted_count > 0 && `, ${formatNumber(of.accepted_count)} accepted`}
                {of.dismissed_count > 0 && `, ${formatNumber(of.dismissed_count)} dismissed`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <BacktestExamples trial={trial} result={result} />
    </>
  );
}
