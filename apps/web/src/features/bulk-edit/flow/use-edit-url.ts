import { useLocation, useNavigate } from 'react-router';
import { useAheadOfUrl } from '../../../lib/url/use-ahead-of-url.ts';
import { writeChoice } from '../../../widgets/selection/choice-url.ts';
import { type LocationChoice } from '../../../widgets/selection/location-choice.ts';
import { readEditState, writeEditState, type EditState, type BulkEditStep } from './edit-url.ts';

export function useEditUrl() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  // The URL updates late, so without the newest state here, the second of two quick clicks would undo the first click.
  const [state, setAhead] = useAheadOfUrl(readEditState(search));

  const addressOf = (change: Partial<EditState>) => {
    const query = writeEditState({ ...state, ...change });
    return query ? `${pathname}?${query}` : pathname;
  };

  return {
    state,
    addressOf,
    change: (change: Partial<EditState>, options: { readonly replace?: boolean } = {}): void => {
      setAhead({ ...state, ...change });
      void navigate(addressOf(change), { ...options, preventScrollReset: true });
    },
    choose: (choice: LocationChoice): void => {
      const change = writeChoice(choice);
      setAhead({ ...state, ...change });
      void navigate(addressOf(change), { replace: true, preventScrollReset: true });
    },
    /** Props of a link to another step; resets the preview's filter and page. */
    toStep: (step: BulkEditStep) => ({
      to: addressOf({ step, show: undefined, at: undefined }),
      preventScrollReset: true,
    }),
  };
}

export type EditUrl = ReturnType<typeof useEditUrl>;
