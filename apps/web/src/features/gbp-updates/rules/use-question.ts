import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { useRef, useState } from 'react';

/** The screen owns the dialog, because its update can leave the list while it is open. */
export function useQuestion() {
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
    /** Its opener is about to leave the page, so the focus goes elsewhere. */
    finish: () => {
      button.current = null;
      setOpen(false);
    },
    opener: () => (button.current?.isConnected ? button.current : null),
  };
}
