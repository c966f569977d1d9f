import { guardFormula } from '../rules/formula-guard.ts';
import { columns } from './columns.ts';
import { csvText } from './csv.ts';
import { profileCells, type SheetProfile } from './sheet-profile.ts';

/** Without it, Excel takes the text for its old encoding. */
export const byteOrderMark = '\uFEFF';

/**
 * LOC-7: profiles in the provider's bulk spreadsheet, as CSV text that `readSpreadsheet` understands. A column of labels
 * that nobody knows is left out, because an empty one would clear them at Google.
 */
export function writeSpreadsheet(profiles: readonly SheetProfile[]): string {
  const knowsLabels = profiles.every(({ labels }) => labels !== null);
  const written = columns.filter((column) => knowsLabels || column !== 'Labels');
  const rows = profiles.map((profile) => {
    const cells = profileCells(profile);
    return written.map((column) => guardFormula(cells[column]));
  });
  return csvText([written, ...rows]);
}
