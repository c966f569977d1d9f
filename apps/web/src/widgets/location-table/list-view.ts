import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { storedSome, storedValue } from '../../lib/browser/stored-value.ts';

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
const storedColumns = storedSome('placekeeper.location-columns', columnNames, usual);
const storedDensity = storedValue('placekeeper.location-density', densities);
const columnStore = externalStore(storedColumns.read());
const densityStore = externalStore(storedDensity.read());

export const useShownColumns = (): ReadonlySet<ColumnName> => new Set(useStore(columnStore));
export const useDensity = (): Density => useStore(densityStore);

export function showColumn(name: ColumnName, on: boolean): void {
  const shown = columnStore.get();
  const next = columnNames.filter((known) => (known === name ? on : shown.includes(known)));
  columnStore.set(next);
  storedColumns.write(next);
}

export function showUsualColumns(): void {
  columnStore.set(usual);
  storedColumns.write(usual);
}

export function changeDensity(density: Density): void {
  densityStore.set(density);
  storedDensity.write(density);
}
