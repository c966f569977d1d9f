import { EmptyState } from '@placekeeper/ui/empty-state';
import { Pagination } from '@placekeeper/ui/pagination';
import { TabLink, TabsNav } from '@placekeeper/ui/tabs-nav';
import type { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { BulkChanges, LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { isKind } from '../../../data/api-error.ts';
import { bulkEditQueries } from '../../../data/bulk-edits.ts';
import { ItemList } from '../items/item-list.tsx';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import { forecastStatuses } from '../items/item-status.ts';
import type { EditAddress } from '../use-edit-address.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { GoneLocations } from './gone-locations.tsx';

interface PreviewStepProps {
  readonly address: EditAddress;
  readonly selection: LocationSelection;
  readonly changes: BulkChanges;
  readonly onStarted: () => void;
}

/** BULK-1: location by location, before anything happens. */
export function PreviewStep({ address, selection, changes, onStarted }: PreviewStepProps) {
  const { show, at = 1 } = address.state;
  const preview = useQuery(
    bulkEditQueries.preview({
      selection,
      changes,
      ...(show && { status: show }),
      ...(at > 1 && { page: { number: at } }),
    }),
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = preview;
  if (isKind(error, 'validation')) {
    // ERR-4: told at the field, where it can be put right.
    if (Object.keys(error.fields).some((path) => path.startsWith('changes')))
      return <Navigate replace {...address.toStep('changes')} />;
    return <GoneLocations address={address} fields={error.fields} />;
  }
  if (!data && error)
    return (
      <EmptyState retrying={isFetching} variant="error" onRetry={() => void refetch()}>
        The preview could not be made. {error.message}
      </EmptyState>
    );
  if (!data) return <ItemSkeleton label="Working out what would change" />;
  return (
    <>
      <ApplyPanel
        changes={changes}
        forecast={data.forecast}
        selection={selection}
        onRefused={() => void refetch()}
        onStarted={onStarted}
      />
      <PreviewItems address={address} preview={data} stale={isPlaceholderData} />
    </>
  );
}

interface PreviewItemsProps extends Pick<PreviewStepProps, 'address'> {
  readonly preview: SuccessOf<typeof bulkEdits.preview>;
  readonly stale: boolean;
}

const shown = ['pending', 'unchanged', 'refused'] as const;

function PreviewItems({ address, preview, stale }: PreviewItemsProps) {
  const { forecast, items, meta } = preview;
  const counts = {
    pending: forecast.changed,
    unchanged: forecast.unchanged,
    refused: forecast.refused,
  };
  const tab = (show: (typeof shown)[number] | undefined) => ({
    current: address.state.show === show,
    render: <Link preventScrollReset to={address.addressOf({ show, at: undefined })} />,
  });
  return (
    <>
      <TabsNav className="mt-5" label="Preview">
        <TabLink count={forecast.total} {...tab(undefined)}>
          All
        </TabLink>
        {shown.map((status) => (
          <TabLink key={status} count={counts[status]} {...tab(status)}>
            {forecastStatuses[status].label}
          </TabLink>
        ))}
      </TabsNav>
      <div aria-busy={stale} className="transition-opacity aria-busy:opacity-60">
        {items.length > 0 ? (
          <ItemList forecast items={items} />
        ) : (
          <EmptyState variant="no-results">No location is among these.</EmptyState>
        )}
        {meta.total > 0 && (
          <Pagination
            className="py-3"
            page={meta.current_page}
            pageSize={meta.per_page}
            renderLink={(at) => <Link preventScrollReset to={address.addressOf({ at })} />}
            total={meta.total}
          />
        )}
      </div>
    </>
  );
}
