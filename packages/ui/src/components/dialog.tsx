import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import {
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { cn } from '../lib/cn.ts';
import {
  dialogBackdrop,
  dialogBody,
  dialogPopup,
  dialogViewport,
  type DialogSize,
} from '../lib/dialog-style.ts';
import { hasEdits, rememberControl } from '../lib/form-edits.ts';
import {
  isOverShellBar,
  keepFocusInside,
  pulseModal,
  topModal,
  useModalRef,
} from '../lib/open-modals.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
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
  /**
   * False for what has to end first: neither Escape, nor a press beside it, nor a button closes it. By Escape alone
   * where a button in the footer says Close, and a stray press must not.
   */
  closable?: boolean | 'by-escape' | undefined;
  /** What takes focus on opening; by default the first control of the content, never a button that acts. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on closing; by default back to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** The arrow keys go no further than the dialog, so whoever wants them listens here. */
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
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
    onKeyDown,
    className,
    ref,
    children,
  } = props;
  const popupRef = useModalRef(ref);
  const actions = useRef<Base.Root.Actions>(null);
  const [asking, setAsking] = useState(false);

  /** A slip must not lose what was typed: beside it nothing happens, and Escape asks. The buttons are no slips. */
  const close = (details: Base.Root.ChangeEventDetails) => {
    const popup = topModal();
    const edited = popup !== undefined && hasEdits(popup);
    const beside = details.reason === 'outside-press';
    const stays = beside
      ? closable !== true || edited || isOverShellBar(details.event)
      : !closable || (edited && details.reason === 'escape-key');
    if (!stays) return onOpenChange?.(false);

    details.cancel();
    if (beside && popup) pulseModal(popup);
    else if (closable) setAsking(true);
  };

  return (
    <Base.Root
      actionsRef={actions}
      defaultOpen={defaultOpen}
      open={open}
      onOpenChange={(next, details) => (next ? onOpenChange?.(true) : close(details))}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={dialogBackdrop} data-scrim="" />
        {/* A press beside a dialog that stays would take the focus out of it. */}
        <Base.Viewport className={dialogViewport} onMouseDown={keepFocusInside}>
          <Base.Popup
            className={cn(dialogPopup({ size }), className)}
            finalFocus={finalFocus}
            initialFocus={initialFocus ?? safeStart}
            ref={popupRef}
            onKeyDown={onKeyDown}
            onFocus={rememberControl}
          >
            <header className="px-5 pt-4 pr-14 pb-3">
              <Base.Title className="text-16 font-600">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-0.5 text-text-2">{description}</Base.Description>
              )}
            </header>
            {children && (
              <div className={cn(dialogBody, 'flex-auto px-5 pt-1 pb-5')} data-dialog-body="">
                {children}
              </div>
            )}
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
                {footer}
              </footer>
            )}
            {/* Last in the order, so that opening lands on the first control of the content. */}
            {closable === true && (
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
            <ConfirmDialog
              destructive
              cancelLabel="Keep editing"
              confirmLabel="Discard"
              description="Your changes haven’t been saved."
              open={asking}
              title="Discard changes?"
              onConfirm={() => {
                setAsking(false);
                actions.current?.close();
              }}
              onOpenChange={setAsking}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Wraps a button in a dialog's footer that only closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close data-dialog-close="" render={children} />;
}

const controls = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]'];
const bodyControls = `[data-dialog-body] :is(${controls.join()}):not([tabindex="-1"], :disabled)`;

/** Enter on the button that has the focus must not act before anybody read what the dialog says. */
function safeStart(opened: string): HTMLElement | null {
  const popup = topModal();
  if (!popup || opened === 'touch') return popup ?? null;
  const inBody = [...popup.querySelectorAll<HTMLElement>(bodyControls)];
  return (
    inBody.find((control) => control.checkVisibility()) ??
    popup.querySelector<HTMLElement>('[data-dialog-close]') ??
    popup
  );
}
