import type { ComponentProps } from 'react';
import { DebouncedSearch } from './debounced-search.tsx';

type LocationSearchProps = Omit<ComponentProps<typeof DebouncedSearch>, 'label'> & {
  /** False if the locations come without store codes. */
  readonly codes?: boolean;
};

export const LocationSearch = ({ codes = true, ...props }: LocationSearchProps) => (
  <DebouncedSearch
    {...props}
    label={codes ? 'Search name, store code, address' : 'Search name, address'}
  />
);
