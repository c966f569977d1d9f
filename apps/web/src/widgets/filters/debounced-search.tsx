import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { SearchField } from '@placekeeper/ui/search-field';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState, type FocusEvent } from 'react';
import { longestSearch } from '../../lib/text/search-text.ts';

interface DebouncedSearchProps {
  readonly label: string;
  /** As it stands in the address. */
  readonly value: string;
  /** Results for what is typed are on their way. */
  readonly pending?: boolean;
  /** How much there is now, said to who cannot see it change: "12 locations" (WCAG 4.1.3). */
  readonly found?: string | undefined;
  readonly onSearch: (text: string) => void;
}

/** A search that is kept in the address, and asked for once the typing pauses. */
export function DebouncedSearch(props: DebouncedSearchProps) {
  const { label, value, pending = false, found, onSearch } = props;
  const { text, type, settle } = useDebouncedText(value, onSearch);
  return (
    <div className="w-full md:w-80">
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
        {text.length >= longestSearch &&
          `Only the first ${longestSearch} characters are searched for.`}
      </p>
    </div>
  );
}

/** What is typed, ahead of `value`, which follows once the typing pauses or the field is left. */
export function useDebouncedText(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // Asked for, and not in the address yet.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const change = useDebouncedCallback((next: string) => {
    setAsked((before) => [...before, next.trim()]);
    onChange(next);
  });
  if (value !== shown) {
    setShown(value);
    const own = asked.indexOf(value.trim());
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    // The address changed under the field, as by the back button or by clearing the filters: what it says is shown.
    if (own < 0 && value.trim() !== text.trim()) setText(value);
  }

  const type = (next: string) => {
    setText(next);
    if (next === '') change.now(next);
    else change.later(next);
  };
  // What was typed counts before the click that comes next: later, it would call back whoever went on.
  const settle = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const withinField = currentTarget.parentElement?.contains(relatedTarget);
    if (!withinField && text.trim() !== value.trim()) change.now(text);
  };

  return { text, type, settle };
}
