import { useId, type ReactNode } from 'react';
import { tooltipAttributes, type TooltipAttributes } from '../lib/tooltip-attributes.ts';

type DisabledReason = {
  props: TooltipAttributes & { 'aria-describedby'?: string };
  /** Render it after the control: wrapping the control would remount it, and the control would lose the focus. */
  explanation: ReactNode;
};

export function useDisabledReason(reason: string | undefined): DisabledReason {
  const id = useId();
  if (!reason) return { props: {}, explanation: null };
  return {
    props: { 'aria-describedby': id, ...tooltipAttributes({ content: reason, atOnce: true }) },
    explanation: (
      <span hidden id={id}>
        {reason}
      </span>
    ),
  };
}
