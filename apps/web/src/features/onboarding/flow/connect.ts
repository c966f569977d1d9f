import { askForConsent } from '../../../lib/url/google-consent.ts';
import { stepPath } from './flow-url.ts';

/** ONB-2: the consent page returns to the step that connects an account. */
export const connect = (again?: boolean, email?: string): void =>
  askForConsent(stepPath('onboarding.connect-google-account', { again }), email);
