import { useId, type ReactNode } from 'react';
import { tooltipAttributes, type TooltipAttributes } from '../lib/tooltip-attributes.ts';

type DisabledReason = {
  /** Empty without a reason. */
  props: TooltipAttributes & { 'aria-describedby'?: string };
  /** Rendered after the control: wrapping would remount it and lose its focus. */
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
