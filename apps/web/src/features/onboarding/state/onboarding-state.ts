import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { replace } from 'react-router';
import { isKind } from '../../../data/http/api-error.ts';
import { invalidateAccounts, googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { googleLocationQueries, isFetching } from '../../../data/imports/queries.ts';
import { loadCurrent } from '../../../data/api/prefetch.ts';
import { saveOnboardingResume } from '../../../lib/url/onboarding-resume.ts';
import { stepPath, type FlowAddress } from '../flow/flow-url.ts';
import { resolveStep, type OnboardingState } from './resolve-step.ts';
import { readSelection } from '../selection/selection-storage.ts';
import { chosenAmong, suggested } from '../selection/profile-selection.ts';
import type { OnboardingStep } from '../flow/steps.ts';

/** ONB-1: reads the state from the platform, so that a reload, a link and Back lead to the same step. */
export async function loadOnboardingState(
  step: OnboardingStep,
  address: FlowAddress,
): Promise<OnboardingState> {
  // Resuming at the last step redirects to the furthest step that is possible.
  if (address.operation) saveOnboardingResume(stepPath('onboarding.start-subscription', address));
  const importing = await loadImporting();
  const watched = step === 'onboarding.creating-locations' || step === 'onboarding.finish';
  const pending = address.google_account
    ? (readSelection(address.google_account)?.chosen.size ?? 0)
    : 0;
  // The progress and the outcome of an import need no profiles.
  if (
    step === 'onboarding' ||
    (watched && (importing === 'running' || (importing === 'ended' && pending === 0)))
  ) {
    return { account: 'none', fetched: 'never', chosen: 0, importing };
  }
  const [account, fetch] = await Promise.all([loadAccount(address), loadFetch(address)]);
  if (fetch !== 'gone') return { account, ...fetch, importing };
  // The account was disconnected or the link is old, so the step starts a new fetch.
  await invalidateAccounts();
  return { account: await loadAccount(address), ...nothingFetched, importing };
}

export function redirectToStep(
  step: OnboardingStep,
  address: FlowAddress,
  facts: OnboardingState,
): Response | null {
  const right = resolveStep(step, facts);
  if (right === step) return null;
  // The account step drops the account from the URL, because the account is unusable.
  const { again } = address;
  return replace(
    stepPath(right, right === 'onboarding.connect-google-account' ? { again } : address),
  );
}

async function loadImporting(): Promise<OnboardingState['importing']> {
  const status = await loadCurrent(googleLocationQueries.importStatus());
  if (status.total === 0) return 'never';
  return importProgress(status).isComplete ? 'ended' : 'running';
}

async function loadAccount({
  google_account: id,
}: FlowAddress): Promise<OnboardingState['account']> {
  if (id === undefined) return 'none';
  const { tokens } = await loadCurrent(googleTokenQueries.list());
  const token = tokens.find((each) => each.id === id);
  if (!token) return 'none';
  return token.status === 'lost-authorization' ? 'lost' : 'active';
}

const nothingFetched = { fetched: 'never', chosen: 0 } as const;

async function loadFetch({
  google_account,
  operation,
}: FlowAddress): Promise<Pick<OnboardingState, 'fetched' | 'chosen'> | 'gone'> {
  if (operation === undefined) return nothingFetched;
  try {
    const found = await loadCurrent(googleLocationQueries.operation(operation));
    if (isFetching(found)) return { fetched: 'running', chosen: 0 };
    if (found.locations.length === 0) return { fetched: 'nothing', chosen: 0 };
    const selection =
      (google_account && readSelection(google_account)) ?? suggested(found.locations);
    return { fetched: 'profiles', chosen: chosenAmong(selection, found.locations).length };
  } catch (error) {
    if (isKind(error, 'not-found')) return 'gone';
    throw error;
  }
}
