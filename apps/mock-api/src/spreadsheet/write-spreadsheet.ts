import type { Profile } from '../provider/profile.ts';
import { columns } from './columns.ts';
import { csvText } from './csv-text.ts';
import { guardFormula } from '@placekeeper/contracts/rules/formula-guard';
import { profileCells } from './profile-cells.ts';

/** Profiles in the provider's bulk spreadsheet, as CSV text that `readSpreadsheet` understands. */
export function writeSpreadsheet(profiles: Iterable<Profile>): string {
  const rows = Array.from(profiles, (profile) => {
    const cells = profileCells(profile);
    return columns.map((column) => guardFormula(cells[column]));
  });
  return csvText([columns, ...rows]);
}
