import { useState } from 'react';

/** A selection stored in the address. Checkboxes change before the navigation ends. */
export function useUrlSelection<Id>(inAddress: readonly Id[], write: (chosen: Id[]) => void) {
  const address = inAddress.join();
  const [chosen, setChosen] = useState(inAddress);
  const [shown, setShown] = useState(address);
  // The address changed, for example because the user removed a filter.
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
