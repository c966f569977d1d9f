import type { Extension } from '@placekeeper/contracts/core/endpoint';
import { capabilities } from '@placekeeper/contracts/endpoints/capabilities';
import { env } from '../../lib/env.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { startCall, longestWait } from '../http/rate-limit-gate.ts';
import { requestInit } from '../http/request-init.ts';
import { isSessionOpen, onNextResponse } from './session.ts';

const none: ReadonlySet<string> = new Set();
const store = externalStore(none);

/** False until the platform has named the extension, because no screen waits for the response. */
export const can = (extension: Extension): boolean => store.get().has(extension);
export const useCan = (extension: Extension): boolean => useStore(store).has(extension);

const featuresOf = (named: ReadonlySet<string>) => ({
  attributes: env.features.attributes && named.has('attributes'),
});

export const currentFeatures = () => featuresOf(store.get());
/** SHELL-11: features that a build setting or the platform can turn off. */
export const useFeatures = () => featuresOf(useStore(store));

let reading: Promise<void> | undefined;

/** For code that needs the response; the page requests it once. */
export function loadCapabilities(): Promise<void> {
  reading ??= read().then((named) => store.set(named));
  return reading;
}

/** Never fails and reports nothing, because a platform without extensions may answer anything. */
async function read(): Promise<ReadonlySet<string>> {
  const first = await ask();
  if (first !== 'later') return first;
  // The first call ran in parallel with the call that opens the session, so an expired session may have refused it.
  if (!isSessionOpen()) await new Promise<void>((resolve) => onNextResponse(resolve));
  const second = await ask();
  return second === 'later' ? none : second;
}

const longestMs = 10_000;

async function ask(): Promise<ReadonlySet<string> | 'later'> {
  const started = await startCall(Date.now() + longestWait);
  if (!started) return 'later';
  const signal = AbortSignal.timeout(longestMs);
  let response: Response | null = null;
  try {
    response = await fetch(
      env.apiOrigin + capabilities.list.definition.path,
      requestInit('GET', undefined, 'json', signal),
    );
    if (response.ok) return namedIn(await response.json());
    const isTemporary = [401, 419, 429].includes(response.status) || response.status >= 500;
    return isTemporary ? 'later' : none;
  } catch (cause) {
    // `fetch` throws a TypeError without a connection.
    return cause instanceof TypeError ? 'later' : none;
  } finally {
    started.end(response);
  }
}

function namedIn(answer: unknown): ReadonlySet<string> {
  if (typeof answer !== 'object' || answer === null || !('capabilities' in answer)) return none;
  const { capabilities: names } = answer;
  return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
}
