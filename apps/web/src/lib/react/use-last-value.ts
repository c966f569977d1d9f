import { useState } from 'react';

/** The last one there was: a dialog keeps its words while it fades. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
