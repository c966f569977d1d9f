import { isKind } from './api-error.ts';

const atOnce = 4;

interface RunOptions {
  /** Aborted, nothing new is started; the writes already sent are awaited. */
  readonly signal: AbortSignal;
  readonly onSettled: () => void;
}

/** Runs a few at once. A refusal for the rate pauses all of them, and repeats what was refused. */
export async function runEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  { signal, onSettled }: RunOptions,
): Promise<void> {
  const rest = items.values();
  let resumeAt = 0;

  const attempt = async (item: Item): Promise<void> => {
    await waitUntil(resumeAt, signal);
    if (signal.aborted) return;
    try {
      await run(item);
      onSettled();
    } catch (error) {
      if (!isKind(error, 'rate-limited')) throw error;
      resumeAt = Math.max(resumeAt, Date.now() + Math.max(1, error.retryAfter) * 1000);
      await attempt(item);
    }
  };
  const work = async () => {
    for (const item of rest) await attempt(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  const left = time - Date.now();
  if (left <= 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, left);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
