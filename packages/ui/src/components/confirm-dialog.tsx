import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import {
  dialogBackdrop,
  dialogBody,
  dialogPopup,
  dialogViewport,
  type DialogSize,
} from '../lib/dialog-style.ts';
import { pulseOnOutsidePress, useModalRef } from '../lib/open-modals.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export type ConfirmDialogProps = {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  /** The consequences, and whether they can be undone. */
  description: ReactNode;
  /** Verb and object, such as "Remove 37 locations". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  destructive?: boolean | undefined;
  size?: DialogSize | undefined;
  /** True while the action runs: the dialog then stays open. */
  pending?: boolean | undefined;
  /** The reason of a failed action, shown in the dialog so that the user can retry. */
  error?: string | undefined;
  confirmDisabledReason?: string | undefined;
  onConfirm: () => void;
  /**
   * Returns the element to focus on closing; null for the element focused before, which is the default. False if the
   * caller has moved the focus.
   */
  finalFocus?: (() => HTMLElement | null | false) | undefined;
  children?: ReactNode | undefined;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, pending = false, destructive = false, size = 'sm' } = props;
  const popupRef = useModalRef();
  const cancel = useRef<HTMLButtonElement>(null);

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (pending && !next) return details.cancel();
        onOpenChange?.(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={dialogBackdrop} data-scrim="" />
        <Base.Viewport className={dialogViewport} onMouseDown={pulseOnOutsidePress}>
          <Base.Popup
            className={dialogPopup({ size })}
            finalFocus={props.finalFocus}
            initialFocus={destructive ? cancel : undefined}
            ref={popupRef}
          >
            <div className={cn(dialogBody, 'px-5 pt-4 pb-5')}>
              <Base.Title className="text-16 font-600 text-pretty">{props.title}</Base.Title>
              <Base.Description className="mt-1 text-pretty text-text-2">
                {props.description}
              </Base.Description>
              {props.children && <div className="mt-4 empty:hidden">{props.children}</div>}
              {props.error && (
                <Banner className="mt-4" role="alert" tone="danger">
                  {props.error}
                </Banner>
              )}
            </div>
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              <Base.Close
                render={
                  <Button
                    disabledReason={pending ? 'In progress' : undefined}
                    ref={cancel}
                    variant="ghost"
                  />
                }
              >
                {props.cancelLabel ?? 'Cancel'}
              </Base.Close>
              <Button
                disabledReason={props.confirmDisabledReason}
                loading={pending}
                variant={destructive ? 'danger-solid' : 'primary'}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
