import type { LocationId } from '@placekeeper/contracts/core/id';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { locationQueries } from '../../../data/locations/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { AttemptsSection } from './attempts-section.tsx';
import { failuresByField, type FieldFailure } from './failures-by-field.ts';
import { FieldName } from './field-name.tsx';
import { ReasonList } from './reason-list.tsx';

export function FailedFields({ id }: { readonly id: LocationId }) {
  const read = usePrefetched(locationQueries.failedPatchAttempts(id));
  const wide = useMediaQuery('(min-width: 768px)');
  const failures = read.data ? failuresByField(read.data) : [];
  return (
    <AttemptsSection
      title="Failed patch attempts"
      description="Fields whose last attempt Google refused, and every reason it gave. Saving a field again starts a new attempt."
      count={read.data && failures.length}
      read={read}
      empty="No field has failed."
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
  field === null ? (
    <span className="text-text-2">The attempt as a whole</span>
  ) : (
    <FieldName field={field} />
  );

const Reasons = ({ failure: { errors, isRefused } }: FailureProps) =>
  isRefused ? (
    <ReasonList errors={errors} />
  ) : (
    <span className="text-text-2">
      Google named no fault of its own: it was sent together with what was refused.
    </span>
  );
