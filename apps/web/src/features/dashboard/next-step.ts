import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { formatNumber } from '../../lib/text/format.ts';
import { onboardingResumeUrl } from '../../lib/url/onboarding-resume.ts';
import { to } from '../../lib/url/paths.ts';

interface NextStep {
  readonly sentence: string;
  readonly action: string;
  readonly path: string;
}

type Account = Pick<GoogleToken, 'id' | 'email' | 'status'>;

/** The onboarding step for a user with an account but no locations. */
export function nextStep(tokens: readonly Account[], halfway = onboardingResumeUrl()): NextStep {
  const active = tokens.filter(({ status }) => status !== 'lost-authorization');
  const [only] = active;
  if (!only) {
    return {
      sentence:
        'Placekeeper lost access to your profiles. Reconnect your Google account, then select profiles to import.',
      action: 'Reconnect',
      path: to('onboarding.connect-google-account'),
    };
  }
  if (halfway !== null) {
    return {
      sentence: 'You’ve started selecting profiles. Pick up where you left off.',
      action: 'Continue',
      path: halfway,
    };
  }
  if (active.length > 1) {
    return {
      sentence: `${
        active.length < tokens.length
          ? `${formatNumber(active.length)} of your ${formatNumber(tokens.length)} Google accounts are`
          : 'Your Google accounts are'
      } connected. Choose which one to import from.`,
      action: 'Choose an account',
      path: to('onboarding.connect-google-account'),
    };
  }
  return {
    sentence: `${only.email} is connected. Select profiles to import. Nothing changes on Google.`,
    action: 'Select profiles',
    path: to('onboarding.fetching-profiles', {}, { google_account: only.id }),
  };
}
