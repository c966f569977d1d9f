import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useState } from 'react';
import { Link, Navigate, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { googleLocationQueries, isFetching } from '../../../data/imports/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { loadFetching } from './fetching-profiles.loader.ts';
import { isKind } from '../../../data/http/api-error.ts';
import { FetchProgress } from './fetch-progress.tsx';
import { readFlow, stepPath, type FlowAddress } from '../flow/flow-url.ts';
import { StepActions, StepPage } from '../flow/step-page.tsx';

export const loader = loadFetching;

export function Component() {
  const { failure } = useLoaderData<{ readonly failure: Error | null }>();
  const [search] = useSearchParams();
  const address = readFlow(search);

  if (failure && address.operation && !isKind(failure, 'not-found'))
    return <Failed still message={failure.message} />;
  if (failure || !address.operation) return <Failed message={failure?.message} />;
  return <Fetching key={address.operation} address={address} operation={address.operation} />;
}

const longestSilenceMs = 60_000;

interface FetchingProps {
  readonly address: FlowAddress;
  readonly operation: string;
}

function Fetching({ address, operation }: FetchingProps) {
  const { data, error, dataUpdatedAt } = usePrefetched(googleLocationQueries.operation(operation));
  const [startedAt] = useState(() => Date.now());
  const email = useEmail(address);
  // Disconnected meanwhile, the account took its fetch along: the loader knows where to go on.
  if (!data || isKind(error, 'not-found')) return <Failed message={error?.message} />;

  const errors = data.operation?.errors ?? [];
  const found = data.locations.length;
  const running = isFetching(data);
  if (running && found === 0 && dataUpdatedAt - startedAt > longestSilenceMs)
    return <NothingYet address={address} />;
  if (!running && found === 0) {
    return (
      <NothingFound
        address={address}
        email={email}
        reasons={errors.map(({ message }) => message)}
      />
    );
  }
  return (
    <StepPage
      lead={
        <>
          We ask Google for the profiles that <bdi>{email}</bdi> manages. With many profiles this
          takes a minute.
        </>
      }
      title="Fetching your profiles"
    >
      <FetchProgress errors={errors} found={found} interrupted={error !== null} running={running} />
      {!running && <Navigate replace to={stepPath('onboarding.select-profiles', address)} />}
    </StepPage>
  );
}

function useEmail({ google_account: id }: FlowAddress): string {
  const { data } = usePrefetched(googleTokenQueries.list());
  return data?.tokens.find((token) => token.id === id)?.email ?? 'your account';
}

interface FailedProps {
  readonly message: string | undefined;
  /** The fetch had begun, and nobody says how far it is. */
  readonly still?: boolean;
}

function Failed({ message, still = false }: FailedProps) {
  const revalidator = useRevalidator();
  return (
    <StepPage title="Fetching your profiles">
      <EmptyState
        className="mt-6 border-y border-line"
        retrying={revalidator.state === 'loading'}
        variant="error"
        onRetry={() => void revalidator.revalidate()}
      >
        {still
          ? 'The fetch goes on, but we could not ask how far it is.'
          : 'Your profiles could not be fetched.'}{' '}
        {message}
      </EmptyState>
      <StepActions>
        <AnotherAccount />
      </StepActions>
    </StepPage>
  );
}

/** ONB-3: asking goes on, and the screen moves on by itself. */
function NothingYet({ address: { google_account } }: { readonly address: FlowAddress }) {
  return (
    <StepPage
      lead="Placekeeper keeps checking and continues as soon as profiles arrive. With many profiles, Google can take several minutes."
      title="Nothing has come back from Google yet"
    >
      <StepActions>
        <ButtonLink
          render={<Link to={stepPath('onboarding.fetching-profiles', { google_account })} />}
          size="lg"
        >
          Fetch again
        </ButtonLink>
        <AnotherAccount />
      </StepActions>
    </StepPage>
  );
}

interface NothingFoundProps {
  readonly address: FlowAddress;
  readonly email: string;
  readonly reasons: readonly string[];
}

function NothingFound({ address: { google_account }, email, reasons }: NothingFoundProps) {
  return (
    <StepPage
      lead={
        reasons.length > 0
          ? reasons.join(' ')
          : `${email} does not own or manage a business profile. Use another account, or have its owner add you as a manager and fetch again.`
      }
      title="No profiles found"
    >
      <StepActions>
        <AnotherAccount primary />
        <ButtonLink
          render={<Link to={stepPath('onboarding.fetching-profiles', { google_account })} />}
          size="lg"
        >
          Fetch again
        </ButtonLink>
      </StepActions>
    </StepPage>
  );
}

function AnotherAccount({ primary = false }: { readonly primary?: boolean }) {
  return (
    <ButtonLink
      render={<Link to={stepPath('onboarding.connect-google-account')} />}
      size="lg"
      variant={primary ? 'primary' : 'secondary'}
    >
      Use another account
    </ButtonLink>
  );
}
