import type { managementStatuses } from '../model/location.ts';
import type { PatchToValidate } from './validate-patch.ts';

type Standing = PatchToValidate['standing'];

/** Why nothing can be sent for a location; null when it can. */
export const authorizationError = (
  managementStatus: (typeof managementStatuses)[number],
): string | null =>
  managementStatus === 'lost-authorization'
    ? 'The Google account of this location has to be connected again first.'
    : null;

const reasons: Readonly<Record<Exclude<Standing, 'verified'>, string>> = {
  unverified: 'Google has not verified this profile yet. Have it verified there, then try again.',
  suspended: 'Google has suspended this profile. Have it reinstated there, then try again.',
};

/** Google changes attributes and services of verified profiles only. */
export const standingError = (standing: Standing): string | null =>
  standing === 'verified' ? null : reasons[standing];

/** SVC-7: why the services of a profile cannot be changed; null when they can. */
export const servicesError = (servicesBlocked: boolean): string | null =>
  servicesBlocked
    ? 'Google does not let the services of this profile be changed. Try to enable services again.'
    : null;
