import type { ComponentProps } from 'react';
import { DebouncedSearch } from './debounced-search.tsx';

type LocationSearchProps = Omit<ComponentProps<typeof DebouncedSearch>, 'label'>;

/** Searches locations, or profiles that may become some. */
export const LocationSearch = (props: LocationSearchProps) => (
  <DebouncedSearch {...props} label="Search name, store code, address" />
);
