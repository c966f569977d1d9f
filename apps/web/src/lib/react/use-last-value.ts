import { useState } from 'react';

/** The last value that was not null, so that a dialog keeps its text while it fades out. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
