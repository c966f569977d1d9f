import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { lastServiceEdit, useRetryService } from '../../../data/services/service-edits.ts';
import { showToast } from '../../toast/show-toast.ts';

/** DET-3: names the service whose change Google declined, and makes the change again. */
export function RetryService({ location }: { readonly location: LocationId }) {
  const { data: edit, isPending } = useQuery(lastServiceEdit(location));
  const retry = useRetryService(location);
  if (isPending) return null;
  if (!edit) return 'To publish your services again, add or remove one.';
  const { what, service } = edit;
  const failed = () =>
    void showToast('error', 'Couldn’t retry', {
      description: `Check whether “${service.name}” is listed before you try again.`,
    });
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 align-baseline">
      <span className="wrap-anywhere">
        You {what} “{service.name}”.
      </span>
      <Button
        className="print:hidden"
        size="sm"
        variant="link"
        loading={retry.isPending}
        onClick={() => retry.mutate(edit, { onError: failed })}
      >
        Retry<VisuallyHidden> services</VisuallyHidden>
      </Button>
    </span>
  );
}
