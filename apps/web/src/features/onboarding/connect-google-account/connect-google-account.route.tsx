import { ListChecks, ShieldCheck, Unplug } from 'lucide-react';
import { Banner } from '@placekeeper/ui/banner';
import { Spinner } from '@placekeeper/ui/spinner';
import { Suspense, use } from 'react';
import {
  Navigate,
  useLoaderData,
  Link,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  type ConsentOutcome,
  takeConsentOutcome,
} from '../../../data/google-accounts/conclude-consent.ts';
import { ConsentError, consentErrorOf } from '../../../widgets/google-account/consent-error.tsx';
import { pathAfterConsent, stepPath, readFlow } from '../flow/flow-url.ts';
import { connect } from '../flow/connect.ts';
import { StepActions, StepFacts, StepPage, StepPanel } from '../flow/step-page.tsx';
import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { accountLabel } from '../../../data/google-accounts/account-label.ts';
import { googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { usePrefetched, prefetch } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

interface ConnectData {
  /** Not awaited, because the step shows the progress. Null if Google's consent page did not open this URL. */
  readonly outcome: Promise<ConsentOutcome> | null;
}

/** ONB-2: the consent page returns to this step. */
export function loader({ request }: LoaderFunctionArgs): ConnectData | Response {
  const outcome = takeConsentOutcome(request);
  if (outcome instanceof Response) return outcome;
  prefetch(googleTokenQueries.list());
  return { outcome };
}

export function Component() {
  const { outcome } = useLoaderData<ConnectData>();
  return (
    <StepPage
      lead="Use the Google account that owns or manages your profiles. When Google asks, allow Placekeeper to manage them."
      title="Connect a Google account"
    >
      {outcome ? (
        <Suspense fallback={<Connecting />}>
          <Outcome outcome={outcome} />
        </Suspense>
      ) : (
        <AccountChoice />
      )}
    </StepPage>
  );
}

function Connecting() {
  return (
    <p className="mt-6 flex items-center gap-2.5 text-14 text-text-2" role="status">
      <Spinner />
      Connecting your Google account…
    </p>
  );
}

function Outcome(props: { readonly outcome: Promise<ConsentOutcome> }) {
  const outcome = use(props.outcome);
  const [search] = useSearchParams();
  if (outcome.kind === 'connected' && outcome.account) {
    const next = pathAfterConsent(readFlow(search), outcome.account.id);
    return (
      <>
        <Connecting />
        <Navigate replace to={next} />
      </>
    );
  }
  return (
    <>
      {outcome.kind === 'connected' && (
        <Banner className="mt-6" role="status" title="Account connected" tone="success">
          Choose the account to import from.
        </Banner>
      )}
      <ConsentError className="mt-6" outcome={outcome} />
      <AccountChoice retry={consentErrorOf(outcome)?.way} />
    </>
  );
}

interface AccountChoiceProps {
  /** The button's label after a failed attempt. */
  readonly retry?: string | undefined;
}

function AccountChoice({ retry }: AccountChoiceProps) {
  const [search] = useSearchParams();
  const { again } = readFlow(search);
  const tokens = usePrefetched(googleTokenQueries.list());
  const { data, isPending } = tokens;
  if (isPending) return <ChoiceSkeleton />;
  if (!data) {
    return <LoadFailed query={tokens}>Couldn’t load your connected accounts.</LoadFailed>;
  }
  const first = data.tokens.length === 0;
  return (
    <>
      {!first && (
        <section aria-labelledby="connected" className="mt-8">
          <h2 className="pb-2 text-14 font-550" id="connected">
            Connected accounts
          </h2>
          <ul className="rounded-8 border border-line bg-surface px-4">
            {data.tokens.map((token) => (
              <Account key={token.id} again={again} token={token} />
            ))}
          </ul>
        </section>
      )}
      <UnreadRows count={unreadableIn(data, 'tokens')} one="account" />
      {first && (
        <StepPanel>
          <StepFacts facts={assurances} />
        </StepPanel>
      )}
      <StepActions>
        <Button
          size="lg"
          variant={first ? 'primary' : 'secondary'}
          onClick={() => connect({ again })}
        >
          {retry ?? (first ? 'Continue with Google' : 'Connect another account')}
        </Button>
      </StepActions>
    </>
  );
}

const assurances = [
  { icon: ShieldCheck, text: 'Connecting changes nothing on Google.' },
  { icon: ListChecks, text: 'You select which profiles to import.' },
  { icon: Unplug, text: 'You can disconnect the account at any time.' },
];

interface AccountProps {
  readonly token: GoogleToken;
  /** True to import profiles again that the last import left out. */
  readonly again: boolean | undefined;
}

function Account({ token, again }: AccountProps) {
  const { status, locations_count: count } = token;
  const lost = status === 'lost-authorization';
  const facts = [
    status && (lost ? 'Reconnect needed' : 'Connected'),
    !lost && count !== undefined && formatCount(count, 'location'),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-14 font-550 wrap-anywhere">{accountLabel(token)}</p>
        {status ? (
          <StatusDot tone={lost ? 'danger' : 'ok'}>{facts.join(', ')}</StatusDot>
        ) : (
          facts.length > 0 && <p className="text-text-2">{facts}</p>
        )}
      </div>
      {lost ? (
        <Button
          aria-label={`Reconnect ${accountLabel(token)}`}
          onClick={() => connect({ again }, token.email)}
        >
          Reconnect
        </Button>
      ) : (
        <ButtonLink
          aria-label={`Use this account: ${accountLabel(token)}`}
          render={
            <Link
              to={stepPath('onboarding.fetching-profiles', { google_account: token.id, again })}
            />
          }
        >
          Use this account
        </ButtonLink>
      )}
    </li>
  );
}

function ChoiceSkeleton() {
  return (
    <SkeletonRegion
      className="mt-8 rounded-8 border border-line bg-surface px-4"
      label="Loading connected accounts"
    >
      {[0, 1].map((row) => (
        <div
          key={row}
          className="flex items-center justify-between border-line py-4 not-first-of-type:border-t"
        >
          <div className="grid gap-2.5">
            <Skeleton className="w-48" />
            <Skeleton className="w-32" />
          </div>
          <Skeleton className="h-8 w-28 shrink-0" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
