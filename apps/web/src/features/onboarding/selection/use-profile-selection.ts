import { useState } from 'react';
import { readSelection, writeSelection } from './selection-storage.ts';
import type { ProfileSelection } from './profile-selection.ts';

/** Stored on every change, for reloads and later steps. */
export function useProfileSelection(operation: string, suggestion: ProfileSelection) {
  const [selection, setSelection] = useState(() => readSelection(operation) ?? suggestion);
  const change = (next: ProfileSelection) => {
    setSelection(next);
    writeSelection(operation, next);
  };
  return [selection, change] as const;
}
