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

/** ONB-1: asked of the platform each time, so that a reload, a link and the back button find the same. */
export async function loadOnboardingState(
  step: OnboardingStep,
  address: FlowAddress,
): Promise<OnboardingState> {
  // Asked for too early, the last step before an import leads to the right one.
  if (address.operation) saveOnboardingResume(stepPath('onboarding.start-subscription', address));
  const importing = await loadImporting();
  const watched = step === 'onboarding.creating-locations' || step === 'onboarding.finish';
  const pending = address.operation ? (readSelection(address.operation)?.chosen.size ?? 0) : 0;
  // To watch an import or its outcome, nobody needs the thousands of profiles it came from.
  if (
    step === 'onboarding' ||
    (watched && (importing === 'running' || (importing === 'ended' && pending === 0)))
  ) {
    return { account: 'none', fetched: 'never', chosen: 0, importing };
  }
  const [account, fetch] = await Promise.all([loadAccount(address), loadFetch(address)]);
  if (fetch !== 'gone') return { account, ...fetch, importing };
  // Somebody disconnected the account, or the link is old: then a new fetch is started.
  await invalidateAccounts();
  return { account: await loadAccount(address), ...nothingFetched, importing };
}

/** The way to the right step; null when this is it. */
export function redirectToStep(
  step: OnboardingStep,
  address: FlowAddress,
  facts: OnboardingState,
): Response | null {
  const right = resolveStep(step, facts);
  if (right === step) return null;
  // An account that cannot be used has no place in the address of the step that connects one.
  return replace(stepPath(right, right === 'onboarding.connect-google-account' ? {} : address));
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
  operation,
}: FlowAddress): Promise<Pick<OnboardingState, 'fetched' | 'chosen'> | 'gone'> {
  if (operation === undefined) return nothingFetched;
  try {
    const found = await loadCurrent(googleLocationQueries.operation(operation));
    if (isFetching(found)) return { fetched: 'running', chosen: 0 };
    if (found.locations.length === 0) return { fetched: 'nothing', chosen: 0 };
    const selection = readSelection(operation) ?? suggested(found.locations);
    return { fetched: 'profiles', chosen: chosenAmong(selection, found.locations).length };
  } catch (error) {
    if (isKind(error, 'not-found')) return 'gone';
    throw error;
  }
}
