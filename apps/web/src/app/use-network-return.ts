import { useEffect, useEffectEvent } from 'react';

/** ERR-4: acts once, when the browser has a network again. */
export function useNetworkReturn(handler: () => void): void {
  const onReturn = useEffectEvent(handler);
  useEffect(() => {
    const listen = () => onReturn();
    addEventListener('online', listen, { once: true });
    return () => removeEventListener('online', listen);
  }, []);
}
