import { cn } from '@placekeeper/ui/lib/cn';
import { createContext, use, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Entry } from './entry.ts';
import { markMatches } from './mark-matches.ts';
import { isFocusStop, focusStop } from './move-focus.ts';

const line = cn(
  'flex min-h-9 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-6 px-2.5 py-1.5 text-left',
  'data-highlighted:bg-accent-soft focus-visible:outline-1 focus-visible:-outline-offset-1 pointer-coarse:min-h-11',
);

interface ActiveEntry {
  readonly active: string | undefined;
  readonly activate: (entry: Entry) => void;
}

export const ActiveEntryContext = createContext<ActiveEntry>({
  active: undefined,
  activate: () => undefined,
});

const iconColours = {
  teal: 'text-tag-teal',
  rose: 'text-tag-rose',
  amber: 'text-tag-amber',
  violet: 'text-tag-violet',
  blue: 'text-tag-blue',
  green: 'text-tag-green',
  slate: 'text-tag-slate',
  magenta: 'text-tag-magenta',
} as const;

interface ResultEntryProps {
  readonly entry: Entry;
  readonly words?: readonly string[];
  readonly onChosen: () => void;
}

export function ResultEntry({ entry, words = [], onChosen }: ResultEntryProps) {
  const { does } = entry;
  const { active, activate } = use(ActiveEntryContext);
  const look = {
    className: line,
    ...(entry.key === active && { 'data-highlighted': '' }),
    onFocus: () => activate(entry),
    onPointerMove: ({ currentTarget, movementX, movementY }: PointerEvent<HTMLElement>) => {
      // A list that changes under a resting pointer fires a pointermove without movement.
      if (entry.key === active || (movementX === 0 && movementY === 0)) return;
      activate(entry);
      // Moves the focus to the pointed entry, because Enter activates the focused entry.
      if (isFocusStop(document.activeElement)) currentTarget.focus({ preventScroll: true });
    },
  };
  const content = <EntryContent entry={entry} words={words} />;

  if (does.kind === 'act') {
    const act = () => {
      does.run();
      onChosen();
    };
    return (
      <button {...focusStop} {...look} type="button" onClick={act}>
        {content}
      </button>
    );
  }
  if (does.kind === 'leave') {
    return (
      <a {...focusStop} {...look} href={does.href}>
        {content}
      </a>
    );
  }
  return (
    <Link
      {...focusStop}
      {...look}
      to={does.to}
      // Opening the link in another tab keeps the overlay open.
      onClick={(event) => isPlainClick(event) && onChosen()}
    >
      {content}
    </Link>
  );
}

const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

interface EntryContentProps {
  readonly entry: Entry;
  readonly words: readonly string[];
}

function EntryContent({ entry, words }: EntryContentProps) {
  const { icon: Icon, colour } = entry;
  return (
    <>
      <Icon aria-hidden className={colour ? iconColours[colour] : 'text-text-3'} />
      <span className="flex min-w-0 flex-1 gap-x-2.5 max-sm:grid">
        <span className="min-w-0 truncate font-550">
          <Marked text={entry.title} words={words} />
        </span>
        {entry.detail && (
          <span className="min-w-0 flex-1 shrink-[3] truncate text-text-2">
            <Marked text={entry.detail} words={words} />
          </span>
        )}
      </span>
    </>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markMatches(text, words).map((part, index): ReactNode =>
    part.marked ? (
      <mark key={index} className="rounded-[2px] bg-pending-bg text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
