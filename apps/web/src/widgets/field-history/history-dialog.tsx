import type { LocationId } from '@placekeeper/contracts/core/id';
import { historyFields, type HistoryField } from '@placekeeper/contracts/model/field-history';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { SelectField } from '@placekeeper/ui/select-field';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { historyOf } from '../../data/locations/location-history.ts';
import { fieldName } from '../field-value/field-name.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { sentenceCase } from '../updates/update-title.tsx';
import { HistoryEntryItem } from './history-entry.tsx';
import type { HistoryChoice } from './history-state.ts';
import type { ValueRestorer } from './value-restorer.ts';

const choices: readonly { value: HistoryChoice; label: string }[] = [
  { value: 'all', label: 'All fields' },
  ...historyFields.map((value) => ({ value, label: sentenceCase(fieldName(value)) })),
];

export interface HistoryDialogProps {
  readonly location: LocationId;
  readonly open: boolean;
  readonly choice: HistoryChoice;
  readonly onChoose: (choice: HistoryChoice) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
  readonly restoring: ValueRestorer;
}

export function HistoryDialog(props: HistoryDialogProps) {
  const { location, open, choice, onChoose, onClose, finalFocus, restoring } = props;
  const { data } = useQuery({ ...historyOf(location), enabled: open });
  // An empty history has nothing to filter and nothing to restore.
  const isEmpty = choice === 'all' && data?.entries.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      size="lg"
      title="History"
      description={`See what changed and when.${isEmpty ? '' : ' Restoring a value fills in the form. Save the form to apply the value.'}`}
    >
      {(choice !== 'all' || (data && !isEmpty)) && (
        <SelectField
          className="mb-4"
          label="Field"
          options={choices}
          value={choice}
          onValueChange={onChoose}
        />
      )}
      <HistoryList
        key={choice}
        location={location}
        field={choice === 'all' ? undefined : choice}
        restoring={restoring}
      />
    </Dialog>
  );
}

interface HistoryListProps {
  readonly location: LocationId;
  /** Undefined for all fields. */
  readonly field: HistoryField | undefined;
  readonly restoring: ValueRestorer;
}

/** The number of entries that appear first and with each "Show more". */
const step = 20;

function HistoryList({ location, field, restoring }: HistoryListProps) {
  const { data, error, isFetching, refetch } = useQuery(historyOf(location));
  const [listed, setListed] = useState(step);
  const focus = useFocusRequest();
  if (!data && error) {
    return <LoadFailed query={{ error, isFetching, refetch }}>Couldn’t load history.</LoadFailed>;
  }
  if (!data) return <Loading />;
  const entries = data.entries.filter((entry) => field === undefined || entry.field === field);
  const showMore = () => {
    focus.request(String(listed));
    setListed(listed + step);
  };

  return (
    <>
      {entries.length === 0 && (
        <EmptyState icon={<History />} variant="first-use">
          {field === undefined
            ? 'No recorded changes yet'
            : 'No recorded changes to this field yet'}
        </EmptyState>
      )}
      <ul>
        {entries.slice(0, listed).map((entry, at) => (
          <HistoryEntryItem
            key={entry.id}
            entry={entry}
            restoring={restoring}
            headingRef={focus.target(String(at))}
            isFirst={field !== undefined && at === entries.length - 1}
          />
        ))}
      </ul>
      {entries.length > listed && <Button onClick={showMore}>Show earlier changes</Button>}
      <p className="mt-4 text-12 text-text-3">
        Includes edits saved in this browser
        {data.includesUpdates
          ? ' and updates from Google.'
          : '. Updates from Google require a subscription.'}{' '}
        Placekeeper can’t see edits made elsewhere.
      </p>
    </>
  );
}

function Loading() {
  return (
    <SkeletonRegion label="Loading history" className="grid gap-8 pt-1">
      {[0, 1, 2].map((entry) => (
        <div key={entry}>
          <Skeleton className="mb-3 w-64 max-w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
