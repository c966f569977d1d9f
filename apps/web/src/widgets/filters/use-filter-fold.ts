import { useId, useState } from 'react';

/** On a phone, a button shows and hides the filters. Wider screens always show them. Active filters are shown at first. */
export function useFilterFold(active: boolean) {
  const [isOpen, setIsOpen] = useState(active);
  const panel = useId();
  return {
    button: {
      'aria-controls': panel,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen(!isOpen),
    },
    panel: { id: panel, isFolded: !isOpen },
  };
}
