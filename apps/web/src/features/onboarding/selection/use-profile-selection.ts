import { useState } from 'react';
import { readSelection, writeSelection } from './selection-storage.ts';
import type { ProfileSelection } from './profile-selection.ts';

/** ONB-4: kept with every change, so that a reload and the steps after this one find it. */
export function useProfileSelection(operation: string, suggestion: ProfileSelection) {
  const [selection, setSelection] = useState(() => readSelection(operation) ?? suggestion);
  const change = (next: ProfileSelection) => {
    setSelection(next);
    writeSelection(operation, next);
  };
  return [selection, change] as const;
}
