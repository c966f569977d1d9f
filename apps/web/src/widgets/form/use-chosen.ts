import { useState } from 'react';

/** A selection stored in the address; the checkbox changes before the address does. */
export function useChosen<Id>(inAddress: readonly Id[], write: (chosen: Id[]) => void) {
  const address = inAddress.join();
  const [chosen, setChosen] = useState(inAddress);
  const [shown, setShown] = useState(address);
  // The address changed, for example because a filter was removed.
  if (address !== shown) {
    setShown(address);
    setChosen(inAddress);
  }
  const choose = (next: Id[]) => {
    setChosen(next);
    write(next);
  };
  return { chosen, choose };
}
