import type { managementStatuses } from '../model/location.ts';
import type { PatchToValidate } from './validate-patch.ts';

type Standing = PatchToValidate['standing'];

export const authorizationError = (
  managementStatus: (typeof managementStatuses)[number],
): string | null =>
  managementStatus === 'lost-authorization'
    ? 'Reconnect this location’s Google account first.'
    : null;

const reasons: Readonly<Record<Exclude<Standing, 'verified'>, string>> = {
  unverified: 'This profile isn’t verified. Verify it on Google, then try again.',
  suspended: 'Google suspended this profile. Request reinstatement on Google, then try again.',
};

/** Google changes attributes and services only on verified profiles. */
export const standingError = (standing: Standing): string | null =>
  standing === 'verified' ? null : reasons[standing];

export const servicesError = (servicesBlocked: boolean): string | null =>
  servicesBlocked
    ? 'Google doesn’t allow service changes on this profile. Try enabling services again.'
    : null;
