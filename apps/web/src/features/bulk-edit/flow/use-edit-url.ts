import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateOptions,
} from 'react-router';
import { useState } from 'react';
import { writeChoice } from '../../../widgets/selection/choice-url.ts';
import { type LocationChoice } from '../../../widgets/selection/location-choice.ts';
import { readEditState, writeEditState, type EditState, type BulkEditStep } from './edit-url.ts';

/** The state of a move from one step to another; a filter in the address is none. */
const moved = { stepOpened: true };

const isMove = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stepOpened' in state;

/** What was chosen on a page whose address does not have it yet. */
interface Ahead {
  readonly search: string;
  readonly change: Partial<EditState>;
}

export function useEditUrl() {
  const { search, pathname, state: carried } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  // The address follows a moment later: two quick ticks must not be taken for one.
  const [ahead, setAhead] = useState<Ahead | null>(null);
  if (ahead && ahead.search !== search) setAhead(null);
  const state = { ...readEditState(search), ...(ahead?.search === search && ahead.change) };

  const addressOf = (change: Partial<EditState>) => {
    const query = writeEditState({ ...state, ...change });
    return query ? `${pathname}?${query}` : pathname;
  };

  return {
    state,
    addressOf,
    go: (target: string, options: NavigateOptions) => void navigate(target, options),
    change: (change: Partial<EditState>, options: { readonly replace?: boolean } = {}) =>
      void navigate(addressOf(change), { ...options, preventScrollReset: true }),
    choose: (choice: LocationChoice): void => {
      const change = writeChoice(choice);
      setAhead({ search, change });
      void navigate(addressOf(change), { replace: true, preventScrollReset: true });
    },
    /** Of a link or a navigation to another step: what the preview showed before is over. */
    toStep: (step: BulkEditStep) => ({
      to: addressOf({ step, show: undefined, at: undefined }),
      state: moved,
      preventScrollReset: true,
    }),
    /** Somebody came here from another step, so the focus goes where they are now. */
    cameFromStep: type !== NavigationType.Pop && isMove(carried),
  };
}

export type EditUrl = ReturnType<typeof useEditUrl>;
