import { useLocation, useNavigate } from 'react-router';
import { readServiceFilter, writeServiceFilter, type ServiceFilter } from './service-filter.ts';

/** The filter is stored in the address: it can be shared, and Back undoes each step. */
export function useServiceFilter() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const filter = readServiceFilter(search);

  return {
    filter,
    change: (change: Partial<ServiceFilter>, options: { readonly replace?: boolean } = {}) => {
      const query = writeServiceFilter({ ...filter, ...change });
      void navigate(query ? `${pathname}?${query}` : pathname, {
        ...options,
        preventScrollReset: true,
      });
    },
  };
}

export type ServiceFilterControls = ReturnType<typeof useServiceFilter>;
