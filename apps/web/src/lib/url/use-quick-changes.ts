import { useLocation } from 'react-router';
import { useAheadOfUrl } from './use-ahead-of-url.ts';

interface ChangeOptions {
  readonly replace?: boolean;
}

interface Ahead<State> {
  readonly change: Partial<State>;
  readonly replace: boolean | undefined;
}

/**
 * True if the browser's address has changed, but React hasn't rendered it yet. The first history entry has no key in
 * `history.state`; the router calls it `default`.
 */
const hasLeft = (key: string): boolean =>
  (Reflect.get(Object(history.state), 'key') ?? 'default') !== key;

/**
 * Adds changes whose navigation is pending to the state in the address. Each further change repeats them, because its
 * navigation cancels the pending one.
 */
export function useQuickChanges<State extends object>(
  inUrl: State,
  write: (change: Partial<State>, options: ChangeOptions) => void,
) {
  const { key } = useLocation();
  const [ahead, setAhead] = useAheadOfUrl<Ahead<State> | null>(null);
  const all = (change: Partial<State>): Partial<State> => ({ ...ahead?.change, ...change });
  return {
    state: { ...inUrl, ...ahead?.change },
    all,
    change: (change: Partial<State>, options: ChangeOptions = {}) => {
      // A canceled navigation added no history entry that this one could replace.
      const isCanceling = ahead !== null && !hasLeft(key);
      const replace = isCanceling ? ahead.replace : options.replace;
      setAhead({ change: all(change), replace });
      write(all(change), replace === undefined ? {} : { replace });
    },
  };
}
