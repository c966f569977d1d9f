import { askForConsent } from '../../../lib/url/google-consent.ts';
import { stepPath, type FlowAddress } from './flow-url.ts';

/** ONB-2: the consent page returns to the step that connects an account. */
export const connect = (address: FlowAddress, email?: string): void =>
  askForConsent(stepPath('onboarding.connect-google-account', address), email);
