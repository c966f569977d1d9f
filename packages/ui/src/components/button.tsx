import type { ComponentProps, ReactNode } from 'react';
import { useDisabledReason } from '../hooks/use-disabled-reason.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../lib/button-style.ts';
import { cn } from '../lib/cn.ts';
import { hotkeyAria } from '../lib/hotkey.ts';
import { unavailable } from '../lib/unavailable.ts';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode | undefined;
  /** Shows and announces the shortcut; the caller binds it. */
  kbd?: string | undefined;
  loading?: boolean | undefined;
  /** For a label of any length, such as a name that a user gave. */
  wraps?: boolean | undefined;
  /** Disables the button and shows why. `disabled` does not exist, because users need a reason. */
  disabledReason?: string | undefined;
};

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size,
    icon,
    kbd,
    loading = false,
    wraps,
    disabledReason,
    className,
    children,
    ...rest
  } = props;
  const reason = useDisabledReason(disabledReason);
  const solid = variant === 'primary' || variant === 'danger-solid';

  return (
    <>
      <button
        // Safari focuses a pressed button only if the button has a tabindex.
        tabIndex={0}
        type="button"
        {...rest}
        {...reason.props}
        {...((loading || disabledReason !== undefined) && unavailable)}
        aria-busy={loading || undefined}
        aria-keyshortcuts={kbd && hotkeyAria(kbd)}
        className={cn(buttonStyle({ variant, size, wraps }), className)}
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
      </button>
      {reason.explanation}
    </>
  );
}
