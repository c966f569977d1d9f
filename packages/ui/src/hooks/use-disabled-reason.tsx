import { useId, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { AnchoredTooltip } from '../components/tooltip.tsx';

type DisabledReason = {
  /** Empty while there is no reason. */
  props: {
    'aria-describedby'?: string;
    onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
    onFocus?: (event: FocusEvent<HTMLElement>) => void;
    onBlur?: () => void;
  };
  /** Goes after the control, never around it: wrapping would remount it and drop its focus. */
  explanation: ReactNode;
};

export function useDisabledReason(reason: string | undefined): DisabledReason {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!reason) return { props: {}, explanation: null };

  return {
    props: {
      'aria-describedby': id,
      onPointerEnter: (event) => setAnchor(event.currentTarget),
      // A finger leaves as soon as it is lifted; there the next tap elsewhere closes it.
      onPointerLeave: (event) => event.pointerType === 'mouse' && setAnchor(null),
      onFocus: (event) => setAnchor(event.currentTarget),
      onBlur: () => setAnchor(null),
    },
    explanation: (
      <>
        <span hidden id={id}>
          {reason}
        </span>
        <AnchoredTooltip anchor={anchor} onClose={() => setAnchor(null)}>
          {reason}
        </AnchoredTooltip>
      </>
    ),
  };
}
