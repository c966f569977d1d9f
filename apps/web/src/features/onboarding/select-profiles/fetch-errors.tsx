import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { stepPath, type FetchAddress } from '../flow/flow-url.ts';

interface FetchErrorsProps {
  readonly address: FetchAddress;
  readonly errors: readonly { readonly message: string }[];
}

/** ONB-3: what was found can be used, and what could not be read is named. */
export function FetchErrors({ address: { google_account }, errors }: FetchErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <Banner
      actions={
        <ButtonLink
          render={<Link to={stepPath('onboarding.fetching-profiles', { google_account })} />}
          size="sm"
        >
          Fetch again
        </ButtonLink>
      }
      className="mt-5"
      title="Some profiles are missing."
      tone="pending"
    >
      {errors.map(({ message }) => message).join(' ')}
    </Banner>
  );
}
