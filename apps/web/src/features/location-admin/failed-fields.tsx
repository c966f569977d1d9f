import type { LocationId } from '@placekeeper/contracts/core/id';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { locationQueries } from '../../data/locations.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { AttemptsSection } from './attempts-section.tsx';
import { failuresByField } from './failures-by-field.ts';
import { FieldName } from './field-name.tsx';
import { ReasonList } from './reason-list.tsx';

export function FailedFields({ id }: { readonly id: LocationId }) {
  const read = usePrefetched(locationQueries.failedPatchAttempts(id));
  const failures = read.data ? failuresByField(read.data) : [];
  return (
    <AttemptsSection
      title="Failed patch attempts"
      description="Fields whose last attempt Google refused, and every reason it gave. Saving a field again starts a new attempt."
      count={read.data && failures.length}
      read={read}
      empty="No field has failed."
    >
      <Table label="Failed patch attempts">
        <thead>
          <tr>
            <HeaderCell>Field</HeaderCell>
            <HeaderCell>Errors and reasons</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ field, errors, isRefused }) => (
            <Row key={field ?? ''} className="align-top">
              <Cell className="w-1/3 min-w-40 py-2">
                {field === null ? (
                  <span className="text-text-2">The attempt as a whole</span>
                ) : (
                  <FieldName field={field} />
                )}
              </Cell>
              <Cell className="min-w-60 py-2">
                {isRefused ? (
                  <ReasonList errors={errors} />
                ) : (
                  <span className="text-text-2">
                    Google named no fault of its own: it was sent together with what was refused.
                  </span>
                )}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </AttemptsSection>
  );
}
