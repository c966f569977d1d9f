import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { stepPath, type FetchAddress } from './flow-address.ts';
import type { StartFailure as Failure } from './use-start-import.ts';

interface StartFailureProps {
  readonly address: FetchAddress;
  readonly failure: Failure | null;
  readonly className?: string;
}

export function StartFailure({ address, failure, className }: StartFailureProps) {
  if (!failure) return null;
  return (
    <Banner
      actions={
        failure.busy && (
          <ButtonLink
            render={<Link to={stepPath('onboarding.creating-locations', address)} />}
            size="sm"
          >
            Show the running import
          </ButtonLink>
        )
      }
      className={className}
      role="alert"
      title="The import did not start."
      tone="danger"
    >
      {failure.message}
    </Banner>
  );
}
