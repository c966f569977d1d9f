import type { ComponentProps, ReactNode } from 'react';
import { useDisabledReason } from '../hooks/use-disabled-reason.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../lib/button-style.ts';
import { cn } from '../lib/cn.ts';
import { hotkeyAria } from '../lib/hotkey.ts';
import { tooltipAttributes, type TooltipSide } from '../lib/tooltip-attributes.ts';
import { unavailable } from '../lib/unavailable.ts';
import { Spinner } from './spinner.tsx';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'aria-label'
> & {
  /** Also the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  kbd?: string | undefined;
  tooltipSide?: TooltipSide | undefined;
  loading?: boolean | undefined;
  disabledReason?: string | undefined;
};

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'ghost',
    size,
    kbd,
    tooltipSide = 'bottom',
    loading = false,
    disabledReason,
    className,
    ...rest
  } = props;
  const reason = useDisabledReason(disabledReason);

  return (
    <>
      <button
        // As in `Button`: Safari focuses a pressed button only if the button has a tabindex.
        tabIndex={0}
        type="button"
        {...tooltipAttributes({ content: label, kbd, side: tooltipSide })}
        {...reason.props}
        {...rest}
        {...((loading || disabledReason !== undefined) && unavailable)}
        aria-busy={loading || undefined}
        aria-keyshortcuts={kbd && hotkeyAria(kbd)}
        aria-label={label}
        className={cn(buttonStyle({ variant, size, shape: 'icon' }), className)}
      >
        {loading ? <Spinner /> : icon}
      </button>
      {reason.explanation}
    </>
  );
}
