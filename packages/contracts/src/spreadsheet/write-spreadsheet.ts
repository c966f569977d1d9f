import { guardFormula } from '../rules/formula-guard.ts';
import { columns, readOnlyColumns, type ReadOnlyCells } from './columns.ts';
import { csvText } from './csv.ts';
import { profileCells, type SheetProfile } from './sheet-profile.ts';

/**
 * LOC-7: the provider's bulk spreadsheet as CSV, which `readSpreadsheet` can read. If the labels of any profile are unknown,
 * their column is omitted, because empty cells would clear the labels at Google. `readOnly` adds columns that imports ignore.
 */
export function writeSpreadsheet(
  profiles: readonly SheetProfile[],
  readOnly?: readonly ReadOnlyCells[],
): string {
  const knowsLabels = profiles.every(({ labels }) => labels !== null);
  const written = columns.filter((column) => knowsLabels || column !== 'Labels');
  const rows = profiles.map((profile, index) => {
    const cells = profileCells(profile);
    const added = readOnly?.[index];
    return [
      ...written.map((column) => cells[column]),
      ...(added ? readOnlyColumns.map((column) => added[column]) : []),
    ].map(guardFormula);
  });
  return csvText([[...written, ...(readOnly ? readOnlyColumns : [])], ...rows]);
}
