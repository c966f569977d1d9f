import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { useRef, useState } from 'react';

/** The screen owns the dialog, because the update can leave the list while the dialog is open. */
export function useUpdateDialog() {
  const [update, setUpdate] = useState<GoogleUpdate | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  return {
    update,
    open,
    ask: (about: GoogleUpdate, opener: HTMLElement) => {
      button.current = opener;
      setUpdate(about);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** Closes without focusing the opener, because the opener is about to be removed. */
    finish: () => {
      button.current = null;
      setOpen(false);
    },
    opener: () => (button.current?.isConnected ? button.current : null),
  };
}
