import { useLocation, useNavigate } from 'react-router';
import { readServiceFilter, writeServiceFilter, type ServiceFilter } from './service-filter.ts';

/** SVC-6: the filter is in the address: shareable, and the back button undoes each step. */
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
