import { useState } from 'react';
import { readSelection, writeSelection } from './selection-storage.ts';
import type { Selection } from './selection.ts';

/** ONB-4: kept with every change, so that a reload and the steps after this one find it. */
export function useSelection(operation: string, suggestion: Selection) {
  const [selection, setSelection] = useState(() => readSelection(operation) ?? suggestion);
  const change = (next: Selection) => {
    setSelection(next);
    writeSelection(operation, next);
  };
  return [selection, change] as const;
}
