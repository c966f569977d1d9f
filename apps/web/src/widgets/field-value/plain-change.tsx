import { plainLines } from '@placekeeper/contracts/wording/plain-lines';
import { LinesChange } from './lines-change.tsx';
import type { BeforeAfter } from './before-after.ts';

/** UPD-9: for a value whose form this version does not know. */
export const PlainChange = ({ before, after }: BeforeAfter<unknown>) => (
  <LinesChange
    before={linesOf(before)}
    after={linesOf(after)}
    none={{ before: noneOf(before), after: noneOf(after) }}
  />
);

const linesOf = (value: unknown): readonly string[] =>
  value === undefined || value === null || value === '' ? [] : plainLines(value);

const noneOf = (value: unknown): string => (value === undefined ? 'Not known' : 'Nothing');
