import { Button } from '@placekeeper/ui/button';
import { CopyButton } from '@placekeeper/ui/copy-button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { SearchField } from '@placekeeper/ui/search-field';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useState } from 'react';
import { formatCount } from '../../../lib/text/format.ts';
import { jsonOf, recordTree, rowsOf } from './record-tree.ts';
import { RecordTree } from './record-tree-view.tsx';

const nothing: ReadonlySet<string> = new Set();

/** ADM-1: the raw record, readable and searchable. */
export function RecordSection({ record }: { readonly record: unknown }) {
  const [search, setSearch] = useState('');
  const [toggled, setToggled] = useState(nothing);
  // What was opened to look at matches is not what was opened to read.
  const [toggledInSearch, setToggledInSearch] = useState(nothing);
  const [chosen, setChosen] = useState<string | null>(null);
  const isSearching = search.trim() !== '';
  const { rows, found } = rowsOf(recordTree(record), {
    search,
    toggled: isSearching ? toggledInSearch : toggled,
  });
  const node = rows.find((row) => row.node.id === chosen)?.node;
  const toggle = isSearching ? setToggledInSearch : setToggled;

  return (
    <section aria-labelledby="record">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="record" className="text-14">
          Raw record
        </h2>
        <CopyButton size="sm" label="Copy all as JSON" text={() => jsonOf(record)} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <SearchField
          className="w-full sm:w-80"
          label="Search keys and values"
          value={search}
          onValueChange={(text) => {
            setSearch(text);
            setToggledInSearch(nothing);
          }}
        />
        <p role="status" className="text-12 text-text-3">
          {isSearching && formatCount(found, 'match', 'matches')}
        </p>
      </div>
      {rows.length > 0 ? (
        <RecordTree
          rows={rows}
          search={search.trim()}
          chosen={chosen}
          onChoose={setChosen}
          onToggle={(id) =>
            toggle((before) => {
              const after = new Set(before);
              if (!after.delete(id)) after.add(id);
              return after;
            })
          }
        />
      ) : (
        <EmptyState
          variant="no-results"
          action={<Button onClick={() => setSearch('')}>Clear search</Button>}
        >
          No key and no value contains “{search.trim()}”.
        </EmptyState>
      )}
      {node && (
        <div
          role="group"
          aria-label="Chosen place"
          className="sticky bottom-0 short:static flex flex-wrap items-center gap-x-3 gap-y-2 border-x border-b border-line bg-surface px-3 py-2 shadow-bar print:hidden"
        >
          <code className="min-w-0 flex-[1_1_12rem] font-mono text-12 wrap-anywhere">
            {node.path}
          </code>
          <CopyButton size="sm" label="Copy path" text={node.path} />
          <CopyButton
            size="sm"
            label="Copy value"
            text={() => (typeof node.value === 'string' ? node.value : jsonOf(node.value))}
          />
        </div>
      )}
    </section>
  );
}

export function RecordSkeleton() {
  return (
    <SkeletonRegion label="Loading the record">
      <Skeleton className="w-24" />
      <Skeleton className="mt-5 h-control w-full max-w-80" />
      <div className="mt-3 grid gap-4 border border-line p-4">
        {Array.from({ length: 14 }, (_, row) => (
          <Skeleton key={row} className={row % 3 === 0 ? 'w-48' : 'w-72'} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
