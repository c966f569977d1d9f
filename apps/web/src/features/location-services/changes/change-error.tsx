import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { isSessionOver } from '../../../data/http/api-error.ts';
import type { FailedChange, ServiceChange } from '../../../data/services/service-changes.ts';
import { useEnableServices } from './use-enable-services.ts';

interface ServiceChangeErrorProps {
  readonly id: LocationId;
  readonly failed: FailedChange | undefined;
}

const titles: Readonly<Record<ServiceChange, string>> = {
  add: 'Couldn’t add the service.',
  dismiss: 'Couldn’t dismiss the suggestion.',
  undismiss: 'Couldn’t restore the suggestion.',
  remove: 'Couldn’t remove the service.',
};

/** The error of a change. A conflict means that Google has disabled services, so a button enables them. */
export function ServiceChangeError({ id, failed }: ServiceChangeErrorProps) {
  if (!failed || isSessionOver(failed.error)) return null;
  const { change, error } = failed;
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-12 text-removed">
      <p>
        <strong className="font-600">{titles[change]}</strong> {error.message}
      </p>
      {error.kind === 'conflict' && <EnableServices id={id} />}
    </div>
  );
}

function EnableServices({ id }: { readonly id: LocationId }) {
  const { enable, pending } = useEnableServices(id);
  return (
    <Button size="sm" loading={pending} onClick={enable}>
      Retry enabling services
    </Button>
  );
}
