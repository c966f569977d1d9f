import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/text/format.ts';
import { LocationSearch } from '../../../widgets/filters/location-search.tsx';
import { SimilarNote } from '../../../widgets/filters/similar-note.tsx';
import type { useSearchState } from './search-state.ts';

interface MemberSearchProps {
  readonly list: ReturnType<typeof useSearchState>;
  readonly total: number;
  readonly stale: boolean;
  readonly similar: boolean;
  /** Appears beside the search. */
  readonly children: ReactNode;
}

export function MemberSearch({ list, total, stale, similar, children }: MemberSearchProps) {
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pb-3">
        <div className="max-md:w-full md:max-lg:max-w-56" role="search">
          <LocationSearch
            found={formatCount(total, 'location')}
            pending={stale}
            value={list.filter}
            onSearch={list.find}
          />
        </div>
        {children}
      </div>
      <SimilarNote search={list.filter} similar={similar} />
    </>
  );
}
