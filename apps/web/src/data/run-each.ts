import { useRef, useState } from 'react';
import { isApiError, isKind, isSessionOver, type ApiError } from './api-error.ts';
import { hold } from './gate.ts';
import { backoffMs, inTurn, wait } from './pace.ts';

const attempts = 4;
/** Each item would draw a long list again. */
const progressMs = 200;

export interface Ran<Item, Result> {
  readonly done: ReadonlyMap<Item, Result>;
  readonly failed: ReadonlyMap<Item, ApiError>;
  /** Why the rest was not tried. */
  readonly halted: ApiError | null;
}

export interface RunOptions {
  /** Stops: nothing new is sent, and calls on their way still end. */
  readonly signal: AbortSignal;
  readonly onSettled: () => void;
}

/**
 * Runs writes at the common pace and tells what became of each. A repeated run has to look up whether the first one took
 * effect.
 */
export async function runEach<Item, Result>(
  items: readonly Item[],
  run: (item: Item, isRepeated: boolean) => Promise<Result>,
  { signal: stopped, onSettled }: RunOptions,
): Promise<Ran<Item, Result>> {
  const done = new Map<Item, Result>();
  const failed = new Map<Item, ApiError>();
  const halting = new AbortController();
  const signal = AbortSignal.any([stopped, halting.signal]);
  const sending = new Set<Promise<Result>>();
  let halted: ApiError | null = null;

  const send = (item: Item, isRepeated: boolean) =>
    inTurn(async () => {
      if (signal.aborted) return;
      const answer = run(item, isRepeated);
      sending.add(answer);
      try {
        done.set(item, await answer);
        onSettled();
      } catch (error) {
        // Before the place in the queue is free for the next one.
        if (isKind(error, 'rate-limited')) hold(error.retryAfter * 1000);
        if (isApiError(error) && endsAll(error)) {
          halted = error;
          halting.abort();
        }
        throw error;
      } finally {
        sending.delete(answer);
      }
    });

  const attempt = async (item: Item): Promise<void> => {
    for (let failures = 0, isRepeated = false; !signal.aborted;) {
      try {
        return await send(item, isRepeated);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.kind === 'rate-limited') continue;
        if (endsAll(error)) return;
        failures += 1;
        isRepeated = true;
        if (!mayPass(error) || failures === attempts) {
          failed.set(item, error);
          return onSettled();
        }
        await wait(backoffMs(failures), signal).catch(() => undefined);
      }
    }
  };

  const isStopped = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([Promise.all(items.map(attempt)), isStopped]);
  await Promise.allSettled(sending);
  return { done, failed, halted };
}

const endsAll = (error: ApiError): boolean => error.kind === 'forbidden' || isSessionOver(error);

const mayPass = ({ kind }: ApiError): boolean =>
  kind === 'offline' || kind === 'server' || kind === 'malformed';

/** Progress and stop of one run. */
export function useRunControl() {
  const [settled, setSettled] = useState(0);
  const stopping = useRef<AbortController>(null);
  const begin = (): RunOptions => {
    const controller = new AbortController();
    let count = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    stopping.current = controller;
    setSettled(0);
    return {
      signal: controller.signal,
      onSettled: () => {
        count += 1;
        timer ??= setTimeout(() => {
          timer = undefined;
          setSettled(count);
        }, progressMs);
      },
    };
  };
  return { settled, begin, stop: () => stopping.current?.abort() };
}
