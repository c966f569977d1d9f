import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { ListChecks, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  Link,
  Navigate,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  replace,
  type LoaderFunctionArgs,
} from 'react-router';
import { accountLabel } from '../../../data/google-accounts/account-label.ts';
import { googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { googleLocationQueries, isFetching } from '../../../data/imports/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { isKind, apiError, isApiError, type ApiError } from '../../../data/http/api-error.ts';
import { readFlow, stepPath, type FlowAddress, readFlowOf } from '../flow/flow-url.ts';
import { connect } from '../flow/connect.ts';
import { StepActions, StepFacts, StepPage, StepPanel } from '../flow/step-page.tsx';
import { Banner } from '@placekeeper/ui/banner';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { formatCount } from '../../../lib/text/format.ts';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { useRetryAfterPause } from '../../../data/realtime/use-retry-after-pause.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { startFetching } from '../../../data/imports/mutations.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

interface FetchingData {
  readonly failure: ApiError | null;
}

/** ONB-3: starts a fetch unless the URL names a fetch, and redirects to the URL with its id. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FetchingData | Response> {
  try {
    return (await elsewhere(readFlowOf(request))) ?? { failure: null };
  } catch (error) {
    // The step shows the failure with a retry.
    if (isApiError(error)) return { failure: error };
    throw error;
  }
}

let started: string | undefined;

async function elsewhere(address: FlowAddress): Promise<Response | null> {
  const facts = await loadOnboardingState('onboarding.fetching-profiles', address);
  const away = redirectToStep('onboarding.fetching-profiles', address, facts);
  const { google_account } = address;
  if (away || facts.fetched !== 'never' || google_account === undefined) return away;
  // If the fetch that was just started is missing, fails instead of starting fetch after fetch.
  if (address.operation !== undefined && address.operation === started) {
    started = undefined;
    throw apiError({ kind: 'not-found' }, { endpoint: googleLocations.show.id });
  }
  const { operation } = await startFetching(google_account);
  started = operation.id;
  return replace(stepPath('onboarding.fetching-profiles', { ...address, operation: operation.id }));
}

export function Component() {
  const { failure } = useLoaderData<{ readonly failure: Error | null }>();
  const [search] = useSearchParams();
  const address = readFlow(search);

  if (failure && address.operation && !isKind(failure, 'not-found'))
    return <Failed still error={failure} />;
  if (failure || !address.operation) return <Failed error={failure} />;
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
  const token = useToken(address);
  const email = token?.email ?? 'your account';
  // A fetch disappears with its account. A retry runs the loader, which redirects.
  if (!data || isKind(error, 'not-found')) return <Failed error={error} />;

  const errors = data.operation?.errors ?? [];
  const found = data.locations.length;
  const running = isFetching(data);
  // Takes precedence over a running fetch, which cannot continue without access.
  if (token?.status === 'lost-authorization') return <AccessLost address={address} token={token} />;
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
          Loading profiles managed by <bdi>{email}</bdi>. This can take a minute.
        </>
      }
      title="Finding your profiles"
    >
      <FetchProgress
        errors={errors}
        interrupted={error !== null}
        profiles={data.locations}
        running={running}
      />
      {!running && <Navigate replace to={stepPath('onboarding.select-profiles', address)} />}
    </StepPage>
  );
}

function useToken({ google_account: id }: FlowAddress): GoogleToken | undefined {
  const { data } = usePrefetched(googleTokenQueries.list());
  return data?.tokens.find((token) => token.id === id);
}

/** GACC-2: profiles found before the loss of access can't be imported without it. */
function AccessLost({ address: { again }, token }: { address: FlowAddress; token: GoogleToken }) {
  return (
    <StepPage
      lead={
        <>
          Placekeeper lost access to <bdi>{accountLabel(token)}</bdi> while loading its profiles.
          Reconnect the account to continue.
        </>
      }
      title="Reconnect your Google account"
    >
      <StepActions>
        <Button size="lg" variant="primary" onClick={() => connect({ again }, token.email)}>
          Reconnect
        </Button>
        <AnotherAccount />
      </StepActions>
    </StepPage>
  );
}

interface FailedProps {
  readonly error: Error | null;
  /** True if the fetch has started but its progress is unknown. */
  readonly still?: boolean;
}

function Failed({ error, still = false }: FailedProps) {
  const revalidator = useRevalidator();
  const retry = () => void revalidator.revalidate();
  useRetryAfterPause(error, retry);
  return (
    <StepPage title="Finding your profiles">
      <LoadFailed
        className="mt-6 border-y border-line"
        query={{ error, isFetching: revalidator.state === 'loading', refetch: retry }}
      >
        {still
          ? 'Still loading. Progress isn’t available right now.'
          : 'Couldn’t load your profiles.'}
      </LoadFailed>
      <StepActions>
        <AnotherAccount />
      </StepActions>
    </StepPage>
  );
}

/** Polling continues, so the screen changes as soon as a profile arrives. */
function NothingYet({ address: { google_account } }: { readonly address: FlowAddress }) {
  return (
    <StepPage
      lead="This page continues as soon as profiles arrive. Google can take several minutes if you have many profiles."
      title="No profiles from Google yet"
    >
      <StepActions>
        <ButtonLink
          render={<Link to={stepPath('onboarding.fetching-profiles', { google_account })} />}
          size="lg"
        >
          Try again
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
          : `${email} doesn’t manage any business profiles. Use another account, or ask a profile owner to add you as a manager.`
      }
      title={reasons.length > 0 ? 'Couldn’t load your profiles' : 'No profiles found'}
    >
      <StepActions>
        <AnotherAccount primary />
        <ButtonLink
          render={<Link to={stepPath('onboarding.fetching-profiles', { google_account })} />}
          size="lg"
        >
          Try again
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

interface FetchProgressProps {
  readonly profiles: readonly GoogleLocation[];
  readonly running: boolean;
  /** True if the last poll failed. */
  readonly interrupted: boolean;
  readonly errors: readonly { readonly message: string }[];
}

/** The bar is indeterminate, because the total is known only at the end. */
function FetchProgress({ profiles, running, interrupted, errors }: FetchProgressProps) {
  const found = profiles.length;
  return (
    <>
      <StepPanel>
        <p className="text-14 font-550 tabular-nums" role="status">
          {found === 0 ? 'Waiting for Google…' : `${formatCount(found, 'profile')} found so far`}
        </p>
        <ProgressBar
          className="mb-2"
          label="Finding profiles"
          labelHidden
          value={running ? null : 100}
        />
        <StepFacts facts={facts} />
      </StepPanel>
      {/* `aria-atomic={false}` announces each new error without repeating earlier errors. */}
      <div aria-atomic={false} className="grid gap-4 not-empty:mt-4" role="status">
        {interrupted && (
          <Banner tone="pending">Still loading. Progress isn’t available right now.</Banner>
        )}
        {errors.map(({ message }) => (
          <Banner key={message} tone="pending">
            {message}
          </Banner>
        ))}
      </div>
      {found > 0 && (
        <ul aria-label="Latest profiles" className="mt-6 border-t border-line">
          {profiles
            .slice(-mostShown)
            .toReversed()
            .map(({ id, title }) => (
              <li key={id} className="border-b border-line py-2.5 font-550 wrap-anywhere">
                <bdi>{title}</bdi>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

const facts = [
  { icon: ShieldCheck, text: 'Loading your profiles changes nothing on Google.' },
  { icon: ListChecks, text: 'Next, you select which profiles to import.' },
];

const mostShown = 6;
