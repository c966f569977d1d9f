import { Button as Base } from '@base-ui/react/button';
import { mergeProps } from '@base-ui/react/merge-props';
import type { ComponentProps, ReactNode } from 'react';
import { useDisabledReason } from '../hooks/use-disabled-reason.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../lib/button-style.ts';
import { cn } from '../lib/cn.ts';
import { hotkeyAria } from '../lib/hotkey.ts';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode | undefined;
  /** Shown and announced; binding it is the caller's. */
  kbd?: string | undefined;
  loading?: boolean | undefined;
  /** Makes the button unavailable and says why. There is no silent `disabled`. */
  disabledReason?: string | undefined;
};

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size,
    icon,
    kbd,
    loading = false,
    disabledReason,
    className,
    children,
    ...rest
  } = props;
  const reason = useDisabledReason(disabledReason);
  const solid = variant === 'primary' || variant === 'danger-solid';

  return (
    <>
      <Base
        {...mergeProps<'button'>(rest, reason.props)}
        focusableWhenDisabled
        aria-busy={loading || undefined}
        aria-keyshortcuts={kbd && hotkeyAria(kbd)}
        className={cn(buttonStyle({ variant, size }), className)}
        disabled={loading || disabledReason !== undefined}
      >
        {loading ? <Spinner className="-ml-0.5" /> : icon}
        {children}
        {kbd && (
          <Kbd
            aria-hidden
            className="-mr-1 keyless:hidden"
            keys={kbd}
            tone={solid && !disabledReason ? 'accent' : 'surface'}
          />
        )}
      </Base>
      {reason.explanation}
    </>
  );
}
