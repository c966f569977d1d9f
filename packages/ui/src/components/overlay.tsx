import { Dialog as Base } from '@base-ui/react/dialog';
import {
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { cn } from '../lib/cn.ts';
import { isSecondPress, useModalRef } from '../lib/open-modals.ts';

export type OverlayProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  /**
   * Selects a part of the page that stays usable: the scrim leaves it uncovered, and presses on it do not close the
   * overlay.
   */
  spare?: string | undefined;
  initialFocus: RefObject<HTMLElement | null>;
  /** The element to focus on closing if the opener is unknown or gone. */
  fallbackFocus: () => HTMLElement | null;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A panel over the page for keyboard use, without animation. */
export function Overlay(props: OverlayProps) {
  const {
    open,
    onClose,
    label,
    spare,
    initialFocus,
    fallbackFocus,
    onKeyDown,
    className,
    children,
  } = props;
  const opener = useRef<Element | null>(null);
  const popupRef = useModalRef();
  const isSpared = (target: EventTarget | null) =>
    spare !== undefined && target instanceof Element && target.closest(spare) !== null;

  return (
    <Base.Root
      modal="trap-focus"
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (
          details.reason === 'outside-press' &&
          (isSpared(details.event.target) || isSecondPress(details.event))
        )
          return details.cancel();
        onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-(--overlay-inset) z-20 bg-scrim" data-scrim="" />
        <Base.Viewport className="pointer-events-none fixed inset-(--overlay-inset) z-20 flex items-start justify-center overflow-hidden p-4 pt-[max(1rem,min(6rem,10vh))] max-md:p-2">
          <Base.Popup
            aria-label={label}
            className={cn(
              'pointer-events-auto relative flex max-h-full w-full flex-col overflow-hidden rounded-12 border border-line bg-surface text-text shadow-dialog outline-none',
              className,
            )}
            data-overlay=""
            finalFocus={() => {
              // A navigation has moved the focus already.
              if (isElsewhere(document.activeElement)) return false;
              if (isUsable(opener.current)) return opener.current;
              // Focuses the element here, because Base UI focuses the first control of a returned container.
              fallbackFocus()?.focus({ preventScroll: true });
              return false;
            }}
            initialFocus={() => {
              opener.current = document.activeElement;
              return initialFocus.current;
            }}
            ref={popupRef}
            onKeyDown={onKeyDown}
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const isElsewhere = (element: Element | null): boolean =>
  isUsable(element) && element.closest('[data-overlay]') === null;

const isUsable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

export function OverlayClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
