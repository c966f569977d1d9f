import { paths } from './paths.ts';

const key = 'placekeeper.onboarding';

/** ONB-1: where an onboarding that was left halfway goes on, for as long as the tab lives. */
export function saveOnboardingResume(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // A browser that keeps nothing begins with the account again.
  }
}

export function clearOnboardingResume(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function onboardingResumeUrl(): string | null {
  try {
    const address = sessionStorage.getItem(key);
    return address?.startsWith(`${paths.onboarding}/`) ? address : null;
  } catch {
    return null;
  }
}
