import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import type { LocationSelection } from '../../../data/locations/location-selection.ts';
import { fieldsOfChanges } from '@placekeeper/contracts/rules/fields-of-changes';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { isKind } from '../../../data/http/api-error.ts';
import { useStartBulkEdit, previewQuery } from '../../../data/bulk-edit/mutations.ts';
import { to } from '../../../lib/url/paths.ts';
import { fieldsText } from '../items/edit-status.ts';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import type { EditUrl } from '../flow/use-edit-url.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { DeletedLocationsNote } from './deleted-locations-note.tsx';
import { PreviewItems } from './preview-items.tsx';

interface PreviewStepProps {
  readonly address: EditUrl;
  readonly selection: LocationSelection;
  readonly changes: BulkChanges;
  readonly onStarted: () => void;
}

/** BULK-1: location by location, before anything happens. */
export function PreviewStep({ address, selection, changes, onStarted }: PreviewStepProps) {
  const { show, at = 1 } = address.state;
  const preview = useQuery(
    previewQuery({
      selection,
      changes,
      ...(show && { status: show }),
      ...(at > 1 && { page: { number: at } }),
    }),
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = preview;
  const start = useStartBulkEdit();
  const navigate = useNavigate();
  const apply = () =>
    start.mutate(
      {
        request: { selection, changes },
        title: fieldsText({ fields: [...fieldsOfChanges(changes)] }),
      },
      {
        onSuccess({ bulk_edit: { id } }) {
          onStarted();
          void navigate(to('bulk-edit.show', { bulkEdit: id }), { replace: true });
        },
      },
    );
  if (isKind(error, 'validation')) {
    // ERR-4: told at the field, where it can be put right.
    if (Object.keys(error.fields).some((path) => path.startsWith('changes')))
      return <Navigate replace {...address.toStep('changes')} />;
    return <DeletedLocationsNote address={address} fields={error.fields} />;
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
        error={start.error}
        forecast={data.forecast}
        pending={start.isPending || start.isSuccess}
        onApply={() => apply()}
      />
      <PreviewItems
        addressOf={address.addressOf}
        counts={{
          pending: data.forecast.changed,
          unchanged: data.forecast.unchanged,
          refused: data.forecast.refused,
        }}
        page={data}
        show={show}
        stale={isPlaceholderData}
      />
    </>
  );
}
