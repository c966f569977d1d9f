import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { MouseEvent, ReactNode } from 'react';
import { useDisabledReason } from '../hooks/use-disabled-reason.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../lib/button-style.ts';
import { cn } from '../lib/cn.ts';

export type ButtonLinkProps = useRender.ComponentProps<'a'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode | undefined;
  /** Disables navigation and shows the reason. The link stays in the tab order. */
  disabledReason?: string | undefined;
};

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, disabledReason, className, children, render, ref, ...rest } = props;
  const reason = useDisabledReason(disabledReason);
  const unavailable = disabledReason
    ? { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
    : {};

  const link = useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: mergeProps<'a'>(
      {
        className: cn(buttonStyle({ variant, size }), className),
        children: (
          <>
            {icon}
            {children}
          </>
        ),
      },
      rest,
      reason.props,
      unavailable,
    ),
  });

  return (
    <>
      {link}
      {reason.explanation}
    </>
  );
}
