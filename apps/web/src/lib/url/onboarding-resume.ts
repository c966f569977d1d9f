import { readText, writeText } from '../browser/web-storage.ts';
import { paths } from './paths.ts';

const key = 'placekeeper.onboarding';

/** ONB-1: saves the step at which an unfinished onboarding continues in this tab. */
export function saveOnboardingResume(address: string): void {
  writeText('sessionStorage', key, address);
}

export function clearOnboardingResume(): void {
  writeText('sessionStorage', key, null);
}

export function onboardingResumeUrl(): string | null {
  const address = readText('sessionStorage', key);
  return address?.startsWith(`${paths.onboarding}/`) ? address : null;
}
