import { SearchField } from '@placekeeper/ui/search-field';
import { longestSearch } from '../lib/search-text.ts';
import { useDebouncedText } from './use-debounced-text.ts';

interface DebouncedSearchProps {
  readonly label: string;
  /** As it stands in the address. */
  readonly value: string;
  /** Results for what is typed are on their way. */
  readonly pending?: boolean;
  readonly onSearch: (text: string) => void;
}

/** A search that is kept in the address, and asked for once the typing pauses. */
export function DebouncedSearch({ label, value, pending = false, onSearch }: DebouncedSearchProps) {
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
      <p className="text-12 text-text-3 not-empty:mt-1" role="status">
        {text.length >= longestSearch &&
          `Only the first ${longestSearch} characters are searched for.`}
      </p>
    </div>
  );
}
