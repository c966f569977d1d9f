import type { LocationId } from '@placekeeper/contracts/core/id';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { locationQueries } from '../../data/locations.ts';
import { usePrefetched } from '../../data/prefetch.ts';
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
  const attempts = read.data?.patch_attempts ?? [];
  return (
    <AttemptsSection
      title="Patch attempts on their way"
      description="What was saved here and is being brought to Google. What arrives leaves this list."
      count={read.data && attempts.length}
      read={read}
      empty="Nothing is on its way to Google."
    >
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
          {attempts.map(({ id: attempt, status, fields, errors, created_at: started }) => (
            <Row key={attempt} className="align-top">
              <Cell className="py-2 font-mono tabular-nums">{attempt}</Cell>
              <Cell className="py-2 whitespace-nowrap">
                <StatusDot tone={status === 'failed' ? 'danger' : 'pending'}>
                  {statuses[status] ?? status}
                </StatusDot>
              </Cell>
              <Cell className="py-2">
                {fields.map((field) => (
                  <FieldName key={field} field={field} />
                ))}
                {errors.length > 0 && <ReasonList errors={errors} />}
              </Cell>
              <Cell className="py-2 whitespace-nowrap">
                <RelativeTime date={started} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </AttemptsSection>
  );
}
