import type { LocationId } from '@placekeeper/contracts/core/id';
import type { PatchAttempt, PatchError } from '@placekeeper/contracts/model/patch-attempt';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch, useLoaded, usePrefetched } from '../../../data/api/prefetch.ts';
import { readLocationId, useLocationId } from '../../../data/locations/location-id.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { DocumentTitle } from '../../../widgets/page/document-title.tsx';
import { failuresByField, type FieldFailure } from './failures-by-field.ts';
import { reasonSentence } from '../../../widgets/field-value/patch-reasons.ts';
import { cn } from '@placekeeper/ui/lib/cn';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

export function loader({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  prefetch(locationQueries.currentPatchAttempts(id));
  prefetch(locationQueries.failedPatchAttempts(id));
  return null;
}

/** Server events keep both lists current. */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <div className="grid gap-8 pt-6">
      <DocumentTitle>{`${location.name} · Patch attempts`}</DocumentTitle>
      <CurrentAttempts id={id} />
      <FailedFields id={id} />
    </div>
  );
}

function FailedFields({ id }: { readonly id: LocationId }) {
  const read = usePrefetched(locationQueries.failedPatchAttempts(id));
  const wide = useMediaQuery('(min-width: 768px)');
  const failures = read.data ? failuresByField(read.data) : [];
  return (
    <AttemptsSection
      title="Failed"
      description="Fields whose last attempt failed, with Google’s reasons. Save the field again to retry."
      count={read.data && failures.length}
      read={read}
      empty="No failed fields."
    >
      {wide ? <FailureTable failures={failures} /> : <FailureCards failures={failures} />}
    </AttemptsSection>
  );
}

interface FailuresProps {
  readonly failures: readonly FieldFailure[];
}

function FailureTable({ failures }: FailuresProps) {
  return (
    <Table label="Failed patch attempts">
      <thead>
        <tr>
          <HeaderCell>Field</HeaderCell>
          <HeaderCell>Errors and reasons</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {failures.map((failure) => (
          <Row key={failure.field ?? ''} className="align-top">
            <Cell className="w-72 py-3">
              <Subject failure={failure} />
            </Cell>
            <Cell className="py-3">
              <Reasons failure={failure} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function FailureCards({ failures }: FailuresProps) {
  return (
    <ul aria-label="Failed patch attempts">
      {failures.map((failure) => (
        <li key={failure.field ?? ''} className="grid gap-2 border-line p-3 not-first:border-t">
          <Subject failure={failure} />
          <Reasons failure={failure} />
        </li>
      ))}
    </ul>
  );
}

interface FailureProps {
  readonly failure: FieldFailure;
}

const Subject = ({ failure: { field } }: FailureProps) =>
  field === null ? <span className="text-text-2">Whole attempt</span> : <FieldName field={field} />;

const Reasons = ({ failure: { errors, isRefused } }: FailureProps) =>
  isRefused ? (
    <ReasonList errors={errors} />
  ) : (
    <span className="text-text-2">
      Google reported no error for this field. It was sent together with a field that failed.
    </span>
  );

const statuses: Readonly<Record<string, string>> = {
  created: 'Publishing',
  completed: 'Published',
  failed: 'Failed',
};

function CurrentAttempts({ id }: { readonly id: LocationId }) {
  const read = usePrefetched(locationQueries.currentPatchAttempts(id));
  const wide = useMediaQuery('(min-width: 768px)');
  const attempts = read.data?.patch_attempts ?? [];
  return (
    <AttemptsSection
      title="In progress"
      description="Saved edits that are being published to Google. Completed attempts are removed."
      count={read.data && attempts.length}
      read={read}
      empty="No patch attempts in progress."
    >
      {wide ? <AttemptTable attempts={attempts} /> : <AttemptCards attempts={attempts} />}
    </AttemptsSection>
  );
}

interface AttemptsProps {
  readonly attempts: readonly PatchAttempt[];
}

function AttemptTable({ attempts }: AttemptsProps) {
  return (
    <Table label="Patch attempts in progress">
      <thead>
        <tr>
          <HeaderCell>Attempt</HeaderCell>
          <HeaderCell>Status</HeaderCell>
          <HeaderCell>Fields</HeaderCell>
          <HeaderCell>Started</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => (
          <Row key={attempt.id} className="align-top">
            <Cell className="w-28 py-3 font-mono tabular-nums">{attempt.id}</Cell>
            <Cell className="w-44 py-3 whitespace-nowrap">
              <Status attempt={attempt} />
            </Cell>
            <Cell className="py-3">
              <Fields attempt={attempt} />
            </Cell>
            <Cell className="w-40 py-3 whitespace-nowrap">
              {attempt.created_at && <RelativeTime date={attempt.created_at} />}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function AttemptCards({ attempts }: AttemptsProps) {
  return (
    <ul aria-label="Patch attempts in progress">
      {attempts.map((attempt) => (
        <li key={attempt.id} className="grid gap-2 border-line p-3 not-first:border-t">
          <p className="flex flex-wrap gap-x-4">
            <Status attempt={attempt} />
            {attempt.created_at && (
              <RelativeTime className="text-text-3" date={attempt.created_at} />
            )}
            <span className="ml-auto font-mono text-text-3">{attempt.id}</span>
          </p>
          <Fields attempt={attempt} />
        </li>
      ))}
    </ul>
  );
}

interface AttemptProps {
  readonly attempt: PatchAttempt;
}

function Status({ attempt: { status } }: AttemptProps) {
  return (
    <StatusDot tone={status === 'failed' ? 'danger' : 'pending'}>
      {status === undefined ? 'Unknown' : (statuses[status] ?? status)}
    </StatusDot>
  );
}

function Fields({ attempt: { fields, errors } }: AttemptProps) {
  return (
    <div className="grid gap-1">
      {[...new Set(fields)].map((field) => (
        <FieldName key={field} field={field} />
      ))}
      {errors.length > 0 && <ReasonList errors={errors} />}
    </div>
  );
}

function FieldName({ field }: { readonly field: string }) {
  const label = fieldLabel(field);
  return (
    <span className="block">
      <span className="first-letter:uppercase inline-block">{label}</span>{' '}
      {label !== field && (
        <code className="font-mono text-12 text-text-3 wrap-anywhere">{field}</code>
      )}
    </span>
  );
}

function ReasonList({ errors }: { readonly errors: readonly PatchError[] }) {
  if (errors.length === 0) return <span className="text-text-3">Google gave no reason.</span>;
  return (
    <ul className="grid gap-2">
      {errors.map((error, at) => {
        const sentence = reasonSentence(error);
        return (
          // The index is the key, because two errors may be identical.
          <li key={at} className="min-w-0 wrap-anywhere">
            {sentence}
            <span className="block text-12 text-text-3">
              <code className="font-mono">{error.reason}</code>
              {error.message && error.message !== sentence && <> · “{error.message}”</>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface AttemptsSectionProps<Answer> {
  readonly title: string;
  readonly description: string;
  readonly count: number | undefined;
  readonly read: UseQueryResult<Answer>;
  readonly empty: string;
  readonly children: ReactNode;
}

/** One list of attempts in all its states. A failed request affects only its own list. */
function AttemptsSection<Answer>(props: AttemptsSectionProps<Answer>) {
  const { title, description, count, read, empty, children } = props;
  const id = useId();
  // With the height of an empty list, which is the usual one.
  const isBare = count === 0 || (!read.data && read.isPending);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-14">
        {title}
        {count !== undefined && count > 0 && (
          <span className="ml-2 font-450 text-text-3 tabular-nums">{count}</span>
        )}
      </h2>
      <p className="mt-1 max-w-form text-12 text-text-3">{description}</p>
      <div
        className={cn(
          'mt-3 border-line [&_tr:last-child>td]:border-b-0',
          isBare ? 'border-t' : 'border bg-surface',
        )}
      >
        {read.data && (count === 0 ? <p className="py-3 text-text-2">{empty}</p> : children)}
        {!read.data && read.isPending && (
          <SkeletonRegion label={`Loading: ${title}`} className="flex h-11 items-center">
            <Skeleton className="w-72 max-w-full" />
          </SkeletonRegion>
        )}
        {!read.data && read.isError && (
          <LoadFailed query={read}>Couldn’t load this list.</LoadFailed>
        )}
      </div>
    </section>
  );
}
