import { useEffect, useEffectEvent } from 'react';

const askEveryMs = 5000;

/** ERR-4: acts once, as soon as the server of the page answers. That there is a network does not mean that it does. */
export function useServerAnswer(handler: () => void): void {
  const onAnswer = useEffectEvent(handler);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      const answer = await fetch('/', {
        method: 'HEAD',
        cache: 'no-store',
        // A connection that is half open says nothing: the next question must not wait beside this one.
        signal: AbortSignal.any([signal, AbortSignal.timeout(askEveryMs)]),
      }).catch(() => null);
      if (!answer?.ok || signal.aborted) return;
      asking.abort();
      onAnswer();
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    addEventListener('online', () => void ask(), { signal });
    void ask();
    return () => asking.abort();
  }, []);
}
