import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { onboardingResumeUrl } from '../../lib/url/onboarding-resume.ts';
import { to } from '../../lib/url/paths.ts';

interface NextStep {
  readonly sentence: string;
  readonly action: string;
  readonly path: string;
}

type Account = Pick<GoogleToken, 'id' | 'email' | 'status'>;

/** The onboarding step for a user with an account and no locations; each step redirects to the right one. */
export function nextStep(tokens: readonly Account[], halfway = onboardingResumeUrl()): NextStep {
  const active = tokens.filter(({ status }) => status !== 'lost-authorization');
  const [only] = active;
  if (!only) {
    return {
      sentence:
        'Google no longer lets us see your profiles. Connect your account again, and then choose the ones to keep right here.',
      action: 'Connect again',
      path: to('onboarding.connect-google-account'),
    };
  }
  if (halfway !== null) {
    return {
      sentence: 'You have begun to choose profiles. Nothing is lost: go on where you left.',
      action: 'Continue',
      path: halfway,
    };
  }
  if (active.length > 1) {
    return {
      sentence: 'Your Google accounts are connected. Choose the one to import profiles from.',
      action: 'Choose an account',
      path: to('onboarding.connect-google-account'),
    };
  }
  return {
    sentence: `${only.email} is connected. Choose the profiles to keep right here; nothing changes at Google.`,
    action: 'Choose profiles',
    path: to('onboarding.fetching-profiles', {}, { google_account: only.id }),
  };
}
