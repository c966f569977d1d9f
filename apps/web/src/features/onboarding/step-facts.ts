import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { replace } from 'react-router';
import { isKind } from '../../data/api-error.ts';
import { doubtAccounts } from '../../data/doubt-accounts.ts';
import { googleLocationQueries, isFetching } from '../../data/google-locations.ts';
import { googleTokenQueries } from '../../data/google-tokens.ts';
import { loadCurrent } from '../../data/prefetch.ts';
import { rememberWayOn } from '../../lib/way-on.ts';
import { stepPath, type FlowAddress } from './flow-address.ts';
import { rightStep, type Facts } from './right-step.ts';
import { readSelection } from './selection-storage.ts';
import { chosenAmong, suggested } from './selection.ts';
import type { Step } from './steps.ts';

/** ONB-1: asked of the platform each time, so that a reload, a link and the back button find the same. */
export async function loadFacts(step: Step, address: FlowAddress): Promise<Facts> {
  // Asked for too early, the last step before an import leads to the right one.
  if (address.operation) rememberWayOn(stepPath('onboarding.start-subscription', address));
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
  await doubtAccounts();
  return { account: await loadAccount(address), ...nothingFetched, importing };
}

/** The way to the right step; null when this is it. */
export function detour(step: Step, address: FlowAddress, facts: Facts): Response | null {
  const right = rightStep(step, facts);
  if (right === step) return null;
  // An account that cannot be used has no place in the address of the step that connects one.
  return replace(stepPath(right, right === 'onboarding.connect-google-account' ? {} : address));
}

async function loadImporting(): Promise<Facts['importing']> {
  const status = await loadCurrent(googleLocationQueries.importStatus());
  if (status.total === 0) return 'never';
  return importProgress(status).isComplete ? 'ended' : 'running';
}

async function loadAccount({ google_account: id }: FlowAddress): Promise<Facts['account']> {
  if (id === undefined) return 'none';
  const { tokens } = await loadCurrent(googleTokenQueries.list());
  const token = tokens.find((each) => each.id === id);
  if (!token) return 'none';
  return token.status === 'lost-authorization' ? 'lost' : 'active';
}

const nothingFetched = { fetched: 'never', chosen: 0 } as const;

async function loadFetch({
  operation,
}: FlowAddress): Promise<Pick<Facts, 'fetched' | 'chosen'> | 'gone'> {
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
