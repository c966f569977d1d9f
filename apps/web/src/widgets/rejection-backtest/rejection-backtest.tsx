import type {
  AutoRejectionBacktest,
  AutoRejectionRequest,
} from '@placekeeper/contracts/model/auto-rejection-change';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { rejectionBacktest } from '../../data/auto-rejection.ts';
import { formatNumber } from '../../lib/format.ts';
import { sentenceCase } from '../update-title.tsx';
import { already, disagreement, found, idle, others, released } from './backtest-wording.ts';
import { BacktestExamples } from './backtest-examples.tsx';

/** LSET-1: what a change would have done in the last 90 days, before anybody makes it. */
export function RejectionBacktest({ request }: { readonly request: AutoRejectionRequest }) {
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useQuery(
    rejectionBacktest(request),
  );
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={isPlaceholderData}
      className="rounded-8 border border-line bg-surface p-4 transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
    >
      <h3 className="mb-1 font-550" id={id}>
        The last 90 days with this rule
      </h3>
      {isPending && (
        <SkeletonRegion className="grid gap-3 py-1" label="Looking at the last 90 days">
          <Skeleton className="w-64" />
          <Skeleton className="w-48" />
        </SkeletonRegion>
      )}
      {/* Always there, so that what another choice leads to is spoken. */}
      <div role="status">{data && <Result result={data} />}</div>
      {data && <Details request={request} result={data} />}
      {!data && error && (
        <EmptyState retrying={isFetching} variant="error" onRetry={() => void refetch()}>
          The last 90 days could not be looked at. {error.message}
        </EmptyState>
      )}
    </section>
  );
}

function Result({ result }: { readonly result: AutoRejectionBacktest }) {
  const against = disagreement(result);
  const lines = [others(result), released(result), already(result), idle(result)];
  return (
    <>
      <p>{found(result)}</p>
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
  readonly request: AutoRejectionRequest;
  readonly result: AutoRejectionBacktest;
}

function Details({ request, result }: DetailsProps) {
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
      <BacktestExamples request={request} result={result} />
    </>
  );
}
