import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import {
  popupItem,
  popupItemTone,
  popupLandmark,
  popupMotion,
  popupSurface,
} from '../lib/popup-style.ts';
import { Kbd } from './kbd.tsx';

export type MenuProps = {
  trigger: ReactElement;
  defaultOpen?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  side?: 'bottom' | 'top' | 'right' | undefined;
  /** `fixed` for a trigger that keeps its place while the page scrolls. */
  positionMethod?: 'absolute' | 'fixed' | undefined;
  children: ReactNode;
};

const impatienceMs = 500;

export function Menu({
  trigger,
  defaultOpen = false,
  align = 'start',
  side = 'bottom',
  positionMethod = 'absolute',
  children,
}: MenuProps) {
  // `defaultOpen` means that the code loaded after a press: an impatient second press must not close the menu.
  const [openedAt] = useState(() => (defaultOpen ? performance.now() : -Infinity));
  return (
    <Base.Root
      defaultOpen={defaultOpen}
      onOpenChange={(open, details) => {
        const impatient = details.event.timeStamp < openedAt + impatienceMs;
        if (!open && details.reason === 'trigger-press' && impatient) details.cancel();
      }}
    >
      <Base.Trigger render={trigger} />
      <MenuPopup align={align} positionMethod={positionMethod} side={side}>
        {children}
      </MenuPopup>
    </Base.Root>
  );
}

/**
 * One menu for all rows of a long list; a `SharedMenuTrigger` opens it with its row as payload. A menu per row would
 * delay a thousand rows by 250 ms.
 */
export const createMenuHandle = Base.createHandle;

export type SharedMenuProps<P> = { handle: Base.Handle<P>; children: (payload: P) => ReactNode };

export function SharedMenu<P>({ handle, children }: SharedMenuProps<P>) {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => (
        <MenuPopup align="end" side="bottom">
          {payload !== undefined && children(payload)}
        </MenuPopup>
      )}
    </Base.Root>
  );
}

export type SharedMenuTriggerProps<P> = {
  handle: Base.Handle<P>;
  payload: P;
  children: ReactElement;
};

export function SharedMenuTrigger<P>({ handle, payload, children }: SharedMenuTriggerProps<P>) {
  return <Base.Trigger handle={handle} payload={payload} render={children} />;
}

export type AnchoredMenuProps = {
  /** The button below which the menu opens; gets the focus on closing unless an item moved it. Null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

/** One menu for all rows of a list. The buttons of the rows work without the menu's code. */
export function AnchoredMenu({ anchor, onClose, children }: AnchoredMenuProps) {
  // Keeps the last anchor, so that the menu keeps its position while it fades out.
  const [last, setLast] = useState(anchor);
  if (anchor && anchor !== last) setLast(anchor);
  return (
    <Base.Root open={anchor !== null} onOpenChange={(open) => !open && onClose()}>
      <MenuPopup align="end" anchor={last} side="bottom">
        {children}
      </MenuPopup>
    </Base.Root>
  );
}

type PopupProps = {
  align: 'start' | 'end';
  side: 'bottom' | 'top' | 'right';
  positionMethod?: 'absolute' | 'fixed';
  anchor?: HTMLElement | null;
  children: ReactNode;
};

function MenuPopup({ align, side, positionMethod, anchor, children }: PopupProps) {
  return (
    <Base.Portal {...popupLandmark('Menu')}>
      <Base.Positioner
        align={align}
        anchor={anchor}
        className="z-30 outline-none"
        positionMethod={positionMethod}
        side={side}
        // Beside the narrow sidebar, whose buttons end before its edge.
        sideOffset={side === 'right' ? 16 : 4}
      >
        <Base.Popup
          // An item may have opened a dialog, which has the focus before the menu has faded out.
          finalFocus={anchor ? () => !isElsewhere(document.activeElement) && anchor : undefined}
          className={cn(
            popupSurface,
            popupMotion,
            'max-h-(--available-height) min-w-44 max-w-80 overflow-y-auto p-1',
          )}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

const isElsewhere = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.closest('[role=menu]') === null;

type ItemLook = { icon?: ReactNode; kbd?: string; destructive?: boolean };

const itemClass = (destructive: boolean | undefined, className: unknown) =>
  cn(
    popupItem,
    destructive ? popupItemTone.destructive : popupItemTone.plain,
    typeof className === 'string' && className,
  );

function ItemContent({ icon, kbd, children }: ItemLook & { children: ReactNode }) {
  return (
    <>
      {icon && <span className="flex text-text-3">{icon}</span>}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {kbd && <Kbd aria-hidden className="ml-4 keyless:hidden" keys={kbd} />}
    </>
  );
}

export type MenuItemProps = Omit<ComponentProps<typeof Base.Item>, 'disabled'> &
  ItemLook & {
    /** Disables the item and shows why. The arrow keys still reach the item. */
    disabledReason?: string | undefined;
  };

export function MenuItem(props: MenuItemProps) {
  const { icon, kbd, destructive, disabledReason, className, children, ...rest } = props;
  // Not `disabled`: the arrow keys skip disabled items, so keyboard users would never hear the reason.
  const unavailable = disabledReason
    ? { 'aria-disabled': true, closeOnClick: false, onClick: undefined }
    : {};
  return (
    <Base.Item
      {...rest}
      {...unavailable}
      className={cn(itemClass(destructive, className), disabledReason && 'text-disabled')}
    >
      <ItemContent {...(kbd ? { kbd } : {})} icon={icon}>
        {children}
        {disabledReason && (
          <span className="block text-12 whitespace-normal text-text-3">{disabledReason}</span>
        )}
      </ItemContent>
    </Base.Item>
  );
}

export type MenuLinkItemProps = ComponentProps<typeof Base.LinkItem> & { icon?: ReactNode };

export function MenuLinkItem({ icon, className, children, ...rest }: MenuLinkItemProps) {
  return (
    <Base.LinkItem closeOnClick {...rest} className={itemClass(false, className)}>
      <ItemContent icon={icon}>{children}</ItemContent>
    </Base.LinkItem>
  );
}

export type MenuCheckboxItemProps = ComponentProps<typeof Base.CheckboxItem> & {
  icon?: ReactNode;
};

export function MenuCheckboxItem({ icon, className, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <Base.CheckboxItem {...rest} className={itemClass(false, className)}>
      <Base.CheckboxItemIndicator keepMounted className="flex data-unchecked:invisible">
        <Check aria-hidden />
      </Base.CheckboxItemIndicator>
      <ItemContent icon={icon}>{children}</ItemContent>
    </Base.CheckboxItem>
  );
}

export type MenuChoiceProps<V extends string> = {
  label: string;
  options: readonly { value: V; label: string; icon?: ReactNode }[];
  value: V;
  onValueChange: (value: V) => void;
};

export function MenuChoice<V extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuChoiceProps<V>) {
  return (
    <MenuGroup label={label}>
      <Base.RadioGroup value={value} onValueChange={(next: V) => onValueChange(next)}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            className={itemClass(false, undefined)}
            value={option.value}
          >
            <Base.RadioItemIndicator keepMounted className="flex data-unchecked:invisible">
              <Check aria-hidden />
            </Base.RadioItemIndicator>
            <ItemContent icon={option.icon}>{option.label}</ItemContent>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </MenuGroup>
  );
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-12 text-text-3">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}
