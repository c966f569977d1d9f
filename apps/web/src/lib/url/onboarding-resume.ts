import { readText, writeText } from '../browser/web-storage.ts';
import { paths } from './paths.ts';

const key = 'placekeeper.onboarding';

/** ONB-1: where an onboarding that was left halfway goes on, for as long as the tab lives. */
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
