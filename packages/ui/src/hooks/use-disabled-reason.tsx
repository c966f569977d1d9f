import { useId, type ReactNode } from 'react';
import { tooltipAttributes, type TooltipAttributes } from '../lib/tooltip-attributes.ts';

type DisabledReason = {
  /** Empty while there is no reason. */
  props: TooltipAttributes & { 'aria-describedby'?: string };
  /** Goes after the control, never around it: wrapping would remount it and drop its focus. */
  explanation: ReactNode;
};

export function useDisabledReason(reason: string | undefined): DisabledReason {
  const id = useId();
  if (!reason) return { props: {}, explanation: null };
  return {
    props: { 'aria-describedby': id, ...tooltipAttributes({ content: reason, opens: 'at-once' }) },
    explanation: (
      <span hidden id={id}>
        {reason}
      </span>
    ),
  };
}
