import { useLocation } from 'react-router';
import { useAheadOfUrl } from './use-ahead-of-url.ts';

interface ChangeOptions {
  readonly replace?: boolean;
}

interface Ahead<State> {
  readonly change: Partial<State>;
  readonly replace: boolean | undefined;
}

/** The address changes before React renders it. The router calls the entry `default` in which the application started. */
const hasLeft = (key: string): boolean =>
  (Reflect.get(Object(history.state), 'key') ?? 'default') !== key;

/**
 * The state in the address with the changes whose navigation hasn't ended. A further change contains them, because its
 * navigation cancels theirs.
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
