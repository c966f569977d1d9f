import { IconButton } from '@placekeeper/ui/icon-button';
import { OverlayClose } from '@placekeeper/ui/overlay';
import { Spinner } from '@placekeeper/ui/spinner';
import { ChevronLeft, Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { longestSpotlightSearch } from '../../data/spotlight/queries.ts';
import { takeTyping } from '../../lib/browser/early-typing.ts';

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly pending: boolean;
  readonly onValueChange: (value: string) => void;
  readonly onEnter: () => void;
}

/** SPOT-5. Escape closes the overlay here too, and does not only empty the box. */
export function SearchBox({ input, value, pending, onValueChange, onEnter }: SearchBoxProps) {
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className="flex min-h-14 items-center gap-3 border-b border-line pr-2.5 pl-5 max-md:pl-2.5">
      <OverlayClose>
        {/* For fingers and for those who cannot see what is outside; the eye has Esc in the footer. */}
        <IconButton
          className="md:sr-only md:focus-visible:not-sr-only"
          icon={<ChevronLeft aria-hidden />}
          label="Close search"
        />
      </OverlayClose>
      <span className="flex text-text-2 max-md:hidden [&_.lucide]:size-5">
        {pending ? <Spinner /> : <Search aria-hidden />}
      </span>
      <input
        autoCapitalize="off"
        autoComplete="off"
        aria-label="Search"
        // A field with the focus draws no ellipsis: what is too long for it fades.
        className="min-w-0 flex-1 bg-transparent py-3 text-16 outline-none placeholder-shown:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] [&::-webkit-search-cancel-button]:hidden"
        enterKeyHint="go"
        maxLength={longestSpotlightSearch}
        placeholder="Search for locations or things to do ..."
        ref={input}
        spellCheck={false}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onFocus={() => {
          const typed = takeTyping();
          if (typed !== '') onValueChange(value + typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {value !== '' && <IconButton icon={<X aria-hidden />} label="Clear search" onClick={clear} />}
    </div>
  );
}
