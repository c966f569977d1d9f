import { useState } from 'react';
import { useLocation } from 'react-router';

/** Shows a choice before the address has changed, until the next navigation ends. */
export function useAheadOfUrl<Value>(inUrl: Value) {
  const { key } = useLocation();
  const [ahead, setAhead] = useState<{ readonly from: string; readonly to: Value } | null>(null);
  const isAhead = ahead !== null && ahead.from === key;
  if (ahead && !isAhead) setAhead(null);
  const choose = (to: Value) => setAhead({ from: key, to });
  return [isAhead ? ahead.to : inUrl, choose] as const;
}
