import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { MouseEvent, ReactElement, ReactNode, Ref, RefObject } from 'react';
import { cn } from '../lib/cn.ts';
import {
  dialogBackdrop,
  dialogPopup,
  dialogViewport,
  type DialogSize,
} from '../lib/dialog-style.ts';
import { useModalRef } from '../lib/open-modals.ts';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; it gets focus back. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  description?: ReactNode | undefined;
  /** Actions, primary last. */
  footer?: ReactNode | undefined;
  size?: DialogSize | undefined;
  /** False for what has to end first: neither Escape, nor a click outside, nor a button closes it. */
  closable?: boolean | undefined;
  /** What takes focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on closing; by default back to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode | undefined;
};

export function Dialog(props: DialogProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    title,
    description,
    footer,
    size = 'md',
    closable = true,
    initialFocus,
    finalFocus,
    className,
    ref,
    children,
  } = props;
  const popupRef = useModalRef(ref);

  return (
    <Base.Root
      defaultOpen={defaultOpen}
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !closable) return details.cancel();
        onOpenChange?.(next);
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={dialogBackdrop} data-scrim="" />
        <Base.Viewport
          className={dialogViewport}
          onMouseDown={closable ? undefined : keepFocusInside}
        >
          <Base.Popup
            className={cn(dialogPopup({ size }), className)}
            finalFocus={finalFocus}
            initialFocus={initialFocus}
            ref={popupRef}
          >
            <header className="px-5 pt-4 pr-14 pb-3">
              <Base.Title className="text-16 font-600">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-0.5 text-text-2">{description}</Base.Description>
              )}
            </header>
            {children && (
              <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
            )}
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
                {footer}
              </footer>
            )}
            {/* Last in the order, so that opening lands on the first control of the content. */}
            {closable && (
              <Base.Close
                render={
                  <IconButton
                    className="absolute top-3.5 right-3.5"
                    icon={<X aria-hidden />}
                    label="Close"
                    size="sm"
                  />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A press beside a dialog that stays would take the focus out of it. */
function keepFocusInside(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Wraps a button in a dialog's footer that only closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
