import { ButtonLink } from '@placekeeper/ui/button-link';
import { Download, ListChecks, Plug } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { stepPath } from '../flow/flow-url.ts';
import { StepActions, StepPage } from '../flow/step-page.tsx';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export const loader = async (): Promise<Response | null> =>
  redirectToStep('onboarding', {}, await loadOnboardingState('onboarding', {}));

const parts = [
  {
    icon: Plug,
    title: 'Connect',
    text: 'Sign in with Google and allow access to your business profiles. Placekeeper never sees your password.',
  },
  {
    icon: ListChecks,
    title: 'Select',
    text: 'Select the profiles you want to manage: one, a group or all of them.',
  },
  {
    icon: Download,
    title: 'Import',
    text: 'Each profile becomes a location with its hours, categories, services and photos. Nothing changes on Google.',
  },
];

export function Component() {
  // ONB-7: a user with locations can repeat the steps to add more.
  const again = useCurrentUser().locations_count !== 0;
  return (
    <StepPage
      lead={
        again
          ? 'Import more profiles from a connected Google account, or connect another one.'
          : 'Connect your Google account and select the profiles to manage. It takes a few minutes, and you can finish later.'
      }
      title={again ? 'Add locations' : 'Import your business profiles'}
    >
      <ul className="mt-6 rounded-8 border border-line bg-surface px-5">
        {parts.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="flex gap-4 border-line py-4 not-first:border-t [&_.lucide]:mt-0.5 [&_.lucide]:text-text-3"
          >
            <Icon aria-hidden />
            <p className="min-w-0 text-text-2">
              <strong className="block text-14 font-550 text-text">{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <StepActions>
        <ButtonLink
          render={<Link to={stepPath('onboarding.connect-google-account')} />}
          size="lg"
          variant="primary"
        >
          Get started
        </ButtonLink>
      </StepActions>
    </StepPage>
  );
}
