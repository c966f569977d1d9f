import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mostReadByHome, useCurrentUser } from '../../../data/current-user/queries.ts';
import { lacksImports, withKnownImports } from '../../../data/imports/known-imports.ts';

interface KnownImports {
  readonly profiles: readonly GoogleLocation[];
  /** The reason why the imported profiles aren't known yet; empty once they are. */
  readonly note: string;
}

/** ONB-4: compares the profiles with the user's locations if the platform doesn't say which of them are imported. */
export function useKnownImports(found: readonly GoogleLocation[]): KnownImports {
  const { locations_count: count } = useCurrentUser();
  const isWanted = count !== 0 && lacksImports(found);
  const isLarge = count === undefined || count > mostReadByHome;
  const { data: records, isError } = useQuery({
    queryKey: ['portfolio', 'imports'],
    queryFn: async ({ signal }) => {
      const { readPortfolio } = await import('../../../data/portfolio/portfolio.ts');
      return readPortfolio({ signal });
    },
    enabled: isWanted && !isLarge,
    structuralSharing: false,
  });
  const profiles = useMemo(
    () => (isWanted && records ? withKnownImports(found, records) : found),
    [isWanted, found, records],
  );
  if (!isWanted || records) return { profiles, note: '' };
  return {
    profiles,
    note:
      isLarge || isError
        ? 'Placekeeper doesn’t know which are already imported.'
        : 'Comparing them with your locations…',
  };
}
