import { Banner } from '@placekeeper/ui/banner';
import { Spinner } from '@placekeeper/ui/spinner';
import { Suspense, use } from 'react';
import { Navigate, useLoaderData } from 'react-router';
import type { ConsentOutcome } from '../../../data/google-accounts/conclude-consent.ts';
import { askForConsent } from '../../../lib/url/google-consent.ts';
import { ConsentError, consentErrorOf } from '../../../widgets/google-account/consent-error.tsx';
import { AccountChoice } from './account-choice.tsx';
import { loadConnect } from './connect-google-account.loader.ts';
import { stepPath } from '../flow/flow-url.ts';
import { StepPage } from '../flow/step-page.tsx';

export const loader = loadConnect;

const connect = () => askForConsent(stepPath('onboarding.connect-google-account'));

export function Component() {
  const { outcome } = useLoaderData<typeof loadConnect>();
  return (
    <StepPage
      lead="Use the account that owns or manages your profiles. At Google, leave the permission to manage your business profiles ticked."
      title="Connect a Google account"
    >
      {outcome ? (
        <Suspense fallback={<Connecting />}>
          <Outcome outcome={outcome} />
        </Suspense>
      ) : (
        <AccountChoice onConnect={connect} />
      )}
    </StepPage>
  );
}

function Connecting() {
  return (
    <p className="mt-6 flex items-center gap-2.5 text-14 text-text-2" role="status">
      <Spinner />
      Connecting your account…
    </p>
  );
}

function Outcome(props: { readonly outcome: Promise<ConsentOutcome> }) {
  const outcome = use(props.outcome);
  if (outcome.kind === 'connected' && outcome.account) {
    // ONB-2: a used code does not stay in the address.
    const next = stepPath('onboarding.fetching-profiles', { google_account: outcome.account.id });
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
        <Banner className="mt-6" role="status" title="The account is connected." tone="success">
          Choose the account whose profiles you want to add.
        </Banner>
      )}
      <ConsentError className="mt-6" outcome={outcome} />
      <AccountChoice again={consentErrorOf(outcome)?.way} onConnect={connect} />
    </>
  );
}
