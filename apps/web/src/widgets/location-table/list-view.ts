import { useStore } from '../../lib/browser/external-store.ts';
import { wordPreference, wordsPreference } from '../../lib/browser/preference.ts';

/** Columns that can be hidden. The name column can't. */
export const columnNames = [
  'store-code',
  'address',
  'status',
  'management',
  'updates',
  'tags',
  'imported',
] as const;
export type ColumnName = (typeof columnNames)[number];

const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const usual: readonly ColumnName[] = ['store-code', 'address', 'management', 'updates', 'tags'];

/** LOC-7: the browser stores the layout; the address holds the filters. */
const columns = wordsPreference('placekeeper.location-columns', columnNames, usual);
const density = wordPreference('placekeeper.location-density', densities);

export const useShownColumns = (): ReadonlySet<ColumnName> => new Set(useStore(columns));
export const useDensity = (): Density => useStore(density);

export function showColumn(name: ColumnName, on: boolean): void {
  const shown = columns.get();
  columns.set(columnNames.filter((known) => (known === name ? on : shown.includes(known))));
}

export const showUsualColumns = (): void => columns.set(usual);

export const changeDensity = (next: Density): void => density.set(next);
