import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Kbd } from '@placekeeper/ui/kbd';
import { Overlay, OverlayClose } from '@placekeeper/ui/overlay';
import { Spinner } from '@placekeeper/ui/spinner';
import { ChevronLeft, Search, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import { shownTheme, useThemeChoice } from '../../data/preferences/theme.ts';
import { noteFollowedLink } from '../../data/session/session.ts';
import { longestSpotlightSearch } from '../../data/spotlight/queries.ts';
import { hideSpotlight } from '../../data/spotlight/spotlight-visibility.ts';
import { takeTyping } from '../../lib/browser/early-typing.ts';
import { ActiveEntryContext, ResultEntry } from './result-entry.tsx';
import type { Entry } from './entry.ts';
import { moveFocus } from './move-focus.ts';
import { localEntries } from './local-entries.ts';
import { StartView } from './start-view.tsx';
import { useSearch, type SpotlightSearch } from './use-search.ts';
import { Banner } from '@placekeeper/ui/banner';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { searchWords } from '../../lib/text/search-words.ts';
import { formatCount } from '../../lib/text/format.ts';
import { FailureReason, RetryButton } from '../../widgets/page/retry-button.tsx';
import { mostLocations } from './find-entries.ts';
import { Section } from './entry-section.tsx';

/** The sidebar stays usable while the overlay is open. */
export function Spotlight({ open }: { readonly open: boolean }) {
  const input = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = input.current;
    if (!box || event.nativeEvent.isComposing || hasModifier(event)) return;
    if (moveFocus(event.key, event.currentTarget, box)) event.preventDefault();
    // Typing focuses the search box, which receives the character. `/` focuses it without entering text.
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

/** If nothing had the focus before opening, Tab continues from the content instead of from the top. */
const main = () => document.querySelector<HTMLElement>('main');

interface SpotlightPanelProps {
  readonly input: RefObject<HTMLInputElement | null>;
}

/** A separate component, because unmounting it resets the text when the overlay closes. */
function SpotlightPanel({ input }: SpotlightPanelProps) {
  const darkSystem = useMediaQuery('(prefers-color-scheme: dark)');
  const chosen = useThemeChoice();
  const own = localEntries(useCurrentUser(), { chosen, shown: shownTheme(chosen, darkSystem) });
  const search = useSearch(own.searchable);
  const follow = useFollow();

  /** The entry under the pointer or with the focus. */
  const [chosenEntry, setChosenEntry] = useState<Entry | null>(null);
  // False if the newest results lack the chosen entry.
  const isShown =
    search.text.trim() === '' ||
    search.parts.some(({ entries }) => entries.some(({ key }) => key === chosenEntry?.key));
  const active = (isShown && chosenEntry) || search.first;

  const onEnter = async () => {
    if (active) return follow(active);
    const first = await search.firstToCome();
    // Opens the entry only if the user hasn't typed more or closed the overlay.
    if (first && input.current?.value === search.text) follow(first);
  };

  return (
    <>
      <SearchBox
        input={input}
        pending={search.isPending}
        value={search.text}
        onEnter={() => void onEnter()}
        onFocus={() => setChosenEntry(null)}
        onValueChange={(text) => {
          setChosenEntry(null);
          search.type(text);
        }}
      />
      <div
        className="min-h-0 overflow-y-auto overscroll-contain"
        onPointerLeave={() => document.activeElement === input.current && setChosenEntry(null)}
      >
        <ActiveEntryContext value={{ active: active?.key, activate: setChosenEntry }}>
          {search.text.trim() === '' ? (
            <StartView own={own} onChosen={hideSpotlight} />
          ) : (
            <ResultsView search={search} onChosen={hideSpotlight} />
          )}
        </ActiveEntryContext>
      </div>
      <FooterHints />
    </>
  );
}

function useFollow(): (entry: Entry) => void {
  const navigate = useNavigate();
  return ({ does }) => {
    hideSpotlight();
    // Enter in the search box clicks no link, so the navigation is recorded here.
    noteFollowedLink(does.kind === 'leave' ? does.href : null);
    if (does.kind === 'go') void navigate(does.to);
    else if (does.kind === 'leave') window.location.assign(does.href);
    else does.run();
  };
}

function FooterHints() {
  const shortcutsOn = useShortcutsOn();
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1.5 border-t border-line px-5 py-2.5 text-12 text-text-2 keyless:hidden">
      <Hint keys={['Escape']}>to exit</Hint>
      <Hint keys={['ArrowUp', 'ArrowDown']}>to navigate</Hint>
      <Hint keys={['Enter']}>to select</Hint>
      <span className="md:ml-auto">
        <Hint keys={[shortcutsOn ? '/' : 'mod+k']}>to search from anywhere</Hint>
      </span>
    </footer>
  );
}

interface HintProps {
  readonly keys: readonly string[];
  readonly children: ReactNode;
}

function Hint({ keys, children }: HintProps) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
      {children}
    </span>
  );
}

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly pending: boolean;
  readonly onValueChange: (value: string) => void;
  readonly onEnter: () => void;
  readonly onFocus: () => void;
}

/** Escape closes the overlay; in an unhandled search field, it would only clear the text. */
function SearchBox({ input, value, pending, onValueChange, onEnter, onFocus }: SearchBoxProps) {
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className="flex min-h-14 items-center gap-3 border-b border-line pr-2.5 pl-5 max-md:pl-2.5">
      <OverlayClose>
        {/* For touch and screen readers. Everyone else sees the Esc hint in the footer. */}
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
        // A focused input draws no ellipsis, so a long placeholder fades out.
        className="min-w-0 flex-1 bg-transparent py-3 text-16 outline-none placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden"
        dir="auto"
        enterKeyHint="go"
        maxLength={longestSpotlightSearch}
        placeholder="Search for locations or things to do ..."
        ref={input}
        spellCheck={false}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onFocus={() => {
          onFocus();
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

interface ResultsViewProps {
  readonly search: SpotlightSearch;
  readonly onChosen: () => void;
}

function ResultsView({ search, onChosen }: ResultsViewProps) {
  const { text, parts, isPending, error, total, retry } = search;
  const words = searchWords(text);
  const count = parts.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <div className="min-h-24 px-3 pb-3">
      {error && (
        <Banner
          className="mt-3"
          role="alert"
          tone="danger"
          actions={<RetryButton error={error} isRetrying={isPending} size="sm" onRetry={retry} />}
        >
          Search failed. <FailureReason error={error} />
        </Banner>
      )}
      {parts.map(({ title, entries }) => (
        <Section key={title} title={title}>
          <Entries entries={entries} words={words} onChosen={onChosen} />
        </Section>
      ))}
      {count === 0 && !isPending && !error && (
        <p className="px-2.5 py-8 text-center text-text-2">No items match your filter.</p>
      )}
      {count === 0 && isPending && (
        <p className="animate-appear px-2.5 py-8 text-center text-text-3">Searching…</p>
      )}
      <VisuallyHidden role="status">
        {!isPending &&
          !error &&
          count > 0 &&
          formatCount(total === null ? count : count - mostLocations - 1 + total, 'result')}
      </VisuallyHidden>
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly words: readonly string[];
  readonly onChosen: () => void;
}

function Entries({ entries, words, onChosen }: EntriesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          <ResultEntry entry={entry} words={words} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}
