import type { LocationId } from '@placekeeper/contracts/core/id';
import type { PatchAttempt } from '@placekeeper/contracts/model/patch-attempt';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { locationQueries } from '../../../data/locations/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { AttemptsSection } from './attempts-section.tsx';
import { FieldName } from './field-name.tsx';
import { ReasonList } from './reason-list.tsx';

const statuses: Readonly<Record<string, string>> = {
  created: 'Being published',
  completed: 'Published',
  failed: 'Failed',
};

export function CurrentAttempts({ id }: { readonly id: LocationId }) {
  const read = usePrefetched(locationQueries.currentPatchAttempts(id));
  const wide = useMediaQuery('(min-width: 768px)');
  const attempts = read.data?.patch_attempts ?? [];
  return (
    <AttemptsSection
      title="Patch attempts on their way"
      description="What was saved here and is being brought to Google. What arrives leaves this list."
      count={read.data && attempts.length}
      read={read}
      empty="Nothing is on its way to Google."
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
    <Table label="Patch attempts on their way">
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
    <ul aria-label="Patch attempts on their way">
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
    <StatusDot className="align-top" tone={status === 'failed' ? 'danger' : 'pending'}>
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
