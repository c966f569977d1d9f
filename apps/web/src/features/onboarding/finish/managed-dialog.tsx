import type { SubscriptionMeta } from '@placekeeper/contracts/model/user';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { Dialog } from '@placekeeper/ui/dialog';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { startJob } from '../../../data/batch/jobs.ts';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { readPortfolio } from '../../../data/portfolio/portfolio.ts';
import { selectRecords } from '../../../data/portfolio/select-records.ts';
import { sendHeldFirst } from '../../../data/updates/send-held.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { LocationFilterBar } from '../../../widgets/filters/filter-bar.tsx';
import { filtersOf, type LocationFilterState } from '../../../widgets/filters/filter-state.ts';
import { ReadingNote } from '../../../widgets/filters/reading-note.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import {
  chooseWithin,
  managedIds,
  managementDiff,
  managementJobsOf,
  withoutIds,
  type Chosen,
} from './managed-choice.ts';

interface ManagedDialogProps {
  readonly subscription: NonNullable<SubscriptionMeta['gbp_management_subscription']>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** ONB-5: chooses which locations are managed if there are fewer slots than locations. */
export function ManagedDialog({ subscription, open, onClose }: ManagedDialogProps) {
  const { slots, locations: used } = subscription;
  const read = useQuery({
    queryKey: ['locations', 'managed-choice'],
    queryFn: ({ signal }) => readPortfolio({ signal }),
    enabled: open,
  });
  const [edited, setEdited] = useState<Chosen | null>(null);
  const records = read.data ?? [];
  const chosen = edited ?? managedIds(records);
  const diff = managementDiff(records, chosen);
  const apply = useMutation({
    mutationFn: async () => {
      await sendHeldFirst();
      for (const job of managementJobsOf(diff, { slots, used })) await startJob(job);
    },
    onSuccess: onClose,
  });
  const isChanged = diff.on.length + diff.off.length > 0;
  const reason = read.data ? 'You haven’t changed anything.' : 'Loading locations…';
  return (
    <Dialog
      description={`Your subscription has ${formatCount(slots, 'slot')}. Each managed location uses one. Placekeeper publishes edits and tracks changes on Google only for managed locations.`}
      footer={
        <>
          <p className="mr-auto self-center text-12 text-text-2 tabular-nums" role="status">
            {`${formatNumber(chosen.size)} of ${formatCount(slots, 'slot')} selected.`}
            {diff.off.length > 0 && ` ${formatNumber(diff.off.length)} will no longer be managed.`}
          </p>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabledReason={isChanged ? undefined : reason}
            loading={apply.isPending}
            variant="primary"
            onClick={() => apply.mutate()}
          >
            Manage {formatCount(chosen.size, 'location')}
          </Button>
        </>
      }
      open={open}
      size="lg"
      title="Choose which locations are managed"
      unsaved={isChanged && 'your selection'}
      onOpenChange={(next) => !next && onClose()}
    >
      {apply.error && (
        <Banner className="mb-4" role="alert" tone="danger">
          {writeErrorMessage(apply.error)}
        </Banner>
      )}
      {read.data ? (
        <Choice chosen={chosen} records={records} slots={slots} onChoose={setEdited} />
      ) : read.isError ? (
        <LoadFailed query={read}>Couldn’t load your locations.</LoadFailed>
      ) : (
        <ReadingNote />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly records: readonly LocationRecord[];
  readonly chosen: Chosen;
  readonly slots: number;
  readonly onChoose: (chosen: Chosen) => void;
}

const rowsPerStep = 50;

function Choice({ records, chosen, slots, onChoose }: ChoiceProps) {
  const [state, setState] = useState<LocationFilterState>({});
  const [shown, setShown] = useState(rowsPerStep);
  const filters = filtersOf(state);
  const { data: matching = records, isFetching } = useQuery({
    queryKey: ['locations', 'managed-choice', filters],
    queryFn: () => selectRecords(records, filters),
    placeholderData: keepPreviousData,
  });
  const ids = matching.map(({ id }) => id);
  const some = ids.some((id) => chosen.has(id));
  const isFull = chosen.size >= slots;
  return (
    <>
      <LocationFilterBar
        change={(change) => {
          setState((before) => ({ ...before, ...change }));
          setShown(rowsPerStep);
        }}
        pending={isFetching}
        state={state}
        total={matching.length}
      />
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line">
        <p className="mr-auto text-text-2 tabular-nums">
          {formatCount(matching.length, 'location')}
          {isFull && '. All slots are in use. Deselect a location to select another.'}
        </p>
        {!isFull && matching.length > 0 && (
          <Button
            size="sm"
            variant="link"
            onClick={() => onChoose(chooseWithin(chosen, ids, slots))}
          >
            Select {chosen.size + ids.length > slots ? 'as many as fit' : 'all'}
          </Button>
        )}
        {some && (
          <Button size="sm" variant="link" onClick={() => onChoose(withoutIds(chosen, ids))}>
            Deselect {formatNumber(ids.filter((id) => chosen.has(id)).length)}
          </Button>
        )}
      </div>
      <ul aria-label="Locations" className="grid">
        {matching.slice(0, shown).map((record) => (
          <li key={record.id} className="border-b border-line py-2">
            <Checkbox
              aria-disabled={isFull && !chosen.has(record.id) ? true : undefined}
              checked={chosen.has(record.id)}
              hint={[storeCodeOf(record), record.formatted_address].filter(Boolean).join(' · ')}
              label={record.name}
              onCheckedChange={(on) =>
                onChoose(
                  on ? chooseWithin(chosen, [record.id], slots) : withoutIds(chosen, [record.id]),
                )
              }
            />
          </li>
        ))}
      </ul>
      {matching.length > shown && (
        <Button className="mt-3" size="sm" onClick={() => setShown(shown + rowsPerStep)}>
          Show {formatNumber(Math.min(rowsPerStep, matching.length - shown))} more
        </Button>
      )}
    </>
  );
}
