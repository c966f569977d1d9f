import { useLocation } from 'react-router';
import { readMediaState, writeMediaState, type MediaState } from './media-state.ts';

/** The address holds the state, so it can be shared, and Back undoes each change. */
export function useMediaState() {
  const { search, pathname } = useLocation();
  const state = readMediaState(search);
  return {
    state,
    addressOf: (change: Partial<MediaState>) => {
      const query = writeMediaState({ ...state, page: 1, ...change });
      return query ? `${pathname}?${query}` : pathname;
    },
  };
}

export type MediaAddress = ReturnType<typeof useMediaState>;
