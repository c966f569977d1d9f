import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { useState } from 'react';
import { readSelection, writeSelection } from './selection-storage.ts';
import { suggested, type Selection } from './selection.ts';

/** ONB-4: kept with every change, so that a reload and the steps after this one find it. */
export function useSelection(operation: string, profiles: readonly GoogleLocation[]) {
  const [selection, setSelection] = useState(() => readSelection(operation) ?? suggested(profiles));
  const change = (next: Selection) => {
    setSelection(next);
    writeSelection(operation, next);
  };
  return [selection, change] as const;
}
