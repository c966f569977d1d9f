import { Overlay } from '@placekeeper/ui/overlay';
import { useRef, type KeyboardEvent } from 'react';
import { hideSpotlight } from '../../data/spotlight/spotlight-visibility.ts';
import { moveFocus } from './move-focus.ts';
import { SpotlightPanel } from './spotlight-panel.tsx';

/** SPOT-3: the sidebar stays in use while it is open. */
export function Spotlight({ open }: { readonly open: boolean }) {
  const input = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = input.current;
    if (!box || event.nativeEvent.isComposing || hasModifier(event)) return;
    if (moveFocus(event.key, event.currentTarget, box)) event.preventDefault();
    // A letter goes into the search box from wherever it is typed; `/` only leads back to it.
    else if (event.key.length === 1 && event.key !== ' ' && event.target !== box) box.focus();
  };

  return (
    <Overlay
      fallbackFocus={main}
      className="max-w-190"
      initialFocus={input}
      label="Search"
      open={open}
      spare="[data-shell-bar]"
      onClose={hideSpotlight}
      onKeyDown={onKeyDown}
    >
      <SpotlightPanel input={input} />
    </Overlay>
  );
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;

/** It was opened before anything had the focus: the next Tab goes on from the content, not from the top. */
const main = () => document.querySelector<HTMLElement>('main');
