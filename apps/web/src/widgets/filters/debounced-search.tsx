import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { cn } from '@placekeeper/ui/lib/cn';
import { SearchField } from '@placekeeper/ui/search-field';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useRef, useState, type FocusEvent } from 'react';
import { isCut, longestSearch } from '../../lib/text/search-text.ts';

interface DebouncedSearchProps {
  readonly label: string;
  /** The text in the address. */
  readonly value: string;
  readonly pending?: boolean;
  /** WCAG 4.1.3: the number of results for screen readers, such as "12 locations". */
  readonly found?: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly className?: string;
}

/** Stores the search in the address when typing pauses. */
export function DebouncedSearch(props: DebouncedSearchProps) {
  const { label, value, pending = false, found, onSearch, className } = props;
  const { text, type, settle } = useDebouncedText(value, onSearch);
  return (
    <div className={cn('w-full md:w-80', className)}>
      <SearchField
        label={label}
        maxLength={longestSearch}
        pending={pending}
        value={text}
        onBlur={settle}
        onValueChange={type}
      />
      <VisuallyHidden role="status">{!pending && found}</VisuallyHidden>
      <p className="text-12 text-text-3 not-empty:mt-1" role="status">
        {isCut(text) && `The search uses only the first ${longestSearch} characters.`}
      </p>
    </div>
  );
}

/** The typed text. `onChange` receives it when typing pauses or the field loses the focus. */
export function useDebouncedText(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // Texts passed to `onChange` that `value` doesn't reflect yet.
  const [sentTexts, setSentTexts] = useState<readonly string[]>([]);
  const sent = useRef<{ readonly text: string; readonly before: string } | null>(null);
  const change = useDebouncedCallback((next: string) => {
    sent.current = { text: next.trim(), before: value };
    setSentTexts((before) => [...before, next.trim()]);
    onChange(next);
  });
  if (value !== shown) {
    setShown(value);
    const own = sentTexts.indexOf(value.trim());
    setSentTexts(own < 0 ? [] : sentTexts.slice(own + 1));
    // The address changed for another reason, such as Back or "Clear filters".
    if (own < 0 && value.trim() !== text.trim()) setText(value);
  }

  const type = (next: string) => {
    setText(next);
    if (next === '') change.now(next);
    else change.later(next);
  };
  // Passes the text on before a click outside the field, because doing so later would overwrite the click's navigation.
  const settle = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const withinField = currentTarget.parentElement?.contains(relatedTarget);
    // The address changes later than the call.
    const last = sent.current?.before === value ? sent.current.text : value.trim();
    if (!withinField && text.trim() !== last) change.now(text);
  };

  return { text, type, settle };
}
