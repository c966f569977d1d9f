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
import {
  isOverShellBar,
  isSecondPress,
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
  /** The button that opens the dialog. It gets the focus back on closing. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  description?: ReactNode | undefined;
  /** Place the primary action last. */
  footer?: ReactNode | undefined;
  size?: DialogSize | undefined;
  /**
   * False: Escape, a press outside and buttons do not close the dialog, because something must finish first.
   * `by-escape`: only a press outside does not close it, for dialogs with a Close button in the footer.
   */
  closable?: boolean | 'by-escape' | undefined;
  /** Choices outside a form that closing would lose, such as "these photos". Escape asks about them. */
  unsaved?: string | false | undefined;
  /** The element to focus on opening; by default the first control of the content, never a button with an effect. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element to focus on closing; by default the element focused before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Arrow keys do not propagate beyond the dialog, so handle them here. */
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
    unsaved = false,
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

  /** Protects edits: a press outside does nothing, and Escape asks first. Buttons close at once. */
  const close = (details: Base.Root.ChangeEventDetails) => {
    const popup = topModal();
    const edited = unsaved !== false || (popup !== undefined && hasEdits(popup));
    const beside = details.reason === 'outside-press';
    if (beside && isSecondPress(details.event)) return details.cancel();
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
        {/* Keeps the focus inside, because a press outside would blur a dialog that stays open. */}
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
            {/* Last in the tab order, because opening focuses the first control. */}
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
              description="You can’t undo this."
              open={asking}
              title={`Discard ${unsaved || 'changes'}?`}
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

export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close data-dialog-close="" render={children} />;
}

const controls = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]'];
const bodyControls = `[data-dialog-body] :is(${controls.join()}):not([tabindex="-1"], :disabled)`;

/** Never focuses a button with an effect, because Enter could press it before the user has read the dialog. */
function safeStart(opened: string): HTMLElement | null {
  const popup = topModal();
  if (!popup || opened === 'touch') return popup ?? null;
  const inBody = [...popup.querySelectorAll<HTMLElement>(bodyControls)];
  return (
    inBody.find((control) => control.checkVisibility() && !isPassedOver(control, popup)) ??
    popup.querySelector<HTMLElement>('[data-dialog-close]') ??
    popup
  );
}

/** Tab passes over the radio buttons beside the chosen one, and a key on one of them would choose it. */
const isPassedOver = (control: HTMLElement, popup: HTMLElement): boolean =>
  control instanceof HTMLInputElement &&
  control.type === 'radio' &&
  !control.checked &&
  popup.querySelector(`[type=radio][name="${CSS.escape(control.name)}"]:checked`) !== null;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const editableControls = ['input', 'textarea', 'select'].join();

/** The value of each control at its first focus. */
const before = new WeakMap<Control, string>();

const stateOf = (control: Control): string =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;

/** Handles `onFocus` of the form's container. */
function rememberControl({ target }: { target: Element }): void {
  if (target.matches(editableControls) && !before.has(target as Control))
    before.set(target as Control, stateOf(target as Control));
}

/**
 * Whether closing would lose edits. Controls outside a form, such as a search, hold no edits, and those in a form that is
 * being sent aren't lost.
 */
const hasEdits = (popup: HTMLElement): boolean =>
  [...popup.querySelectorAll<Control>(`form:not([data-sent]) :is(${editableControls})`)].some(
    (control) => before.has(control) && before.get(control) !== stateOf(control),
  );
