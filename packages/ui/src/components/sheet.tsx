import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { dialogBackdrop } from '../lib/dialog-style.ts';
import { isSecondPress, keepFocusInside, useModalRef } from '../lib/open-modals.ts';
import { IconButton } from './icon-button.tsx';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The element to focus on closing; by default the element focused before. */
  finalFocus?: (() => HTMLElement | null | true) | undefined;
  children: ReactNode;
};

/** A modal panel on the left edge, for narrow screens. */
export function Sheet({ open, onClose, title, finalFocus, children }: SheetProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && isSecondPress(details.event)) details.cancel();
        else if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={dialogBackdrop} data-scrim="" />
        <Base.Viewport className="fixed inset-0 z-20 flex" onMouseDown={keepFocusInside}>
          <Base.Popup
            className={cn(
              'flex w-72 max-w-[calc(100vw-3rem)] flex-col overflow-y-auto overscroll-contain border-r border-line bg-surface text-text shadow-dialog outline-none',
              'transition-[opacity,translate] duration-dialog ease-out data-starting-style:-translate-x-4 data-starting-style:opacity-0',
              'data-ending-style:opacity-0 data-ending-style:duration-dialog-out data-ending-style:ease-in',
            )}
            finalFocus={finalFocus}
            ref={useModalRef()}
          >
            <header className="flex items-center justify-between py-2 pr-2 pl-5">
              <Base.Title className="text-14 font-600">{title}</Base.Title>
              <Base.Close render={<IconButton icon={<X aria-hidden />} label="Close" />} />
            </header>
            <div className="px-3 pb-6">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
