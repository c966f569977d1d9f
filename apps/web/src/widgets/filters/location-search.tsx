import type { ComponentProps } from 'react';
import { DebouncedSearch } from './debounced-search.tsx';

type LocationSearchProps = Omit<ComponentProps<typeof DebouncedSearch>, 'label'>;

export const LocationSearch = (props: LocationSearchProps) => (
  <DebouncedSearch {...props} label="Search name, store code, address" />
);
