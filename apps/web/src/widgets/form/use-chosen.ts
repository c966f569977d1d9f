import { useState } from 'react';

/** Some of many, kept in the address: a tick is there at once; the address follows. */
export function useChosen<Id>(inAddress: readonly Id[], write: (chosen: Id[]) => void) {
  const address = inAddress.join();
  const [chosen, setChosen] = useState(inAddress);
  const [shown, setShown] = useState(address);
  // The address changed, as by removing a filter beside the list.
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
