import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { SearchField } from '@placekeeper/ui/search-field';
import { useState } from 'react';

export interface LocationSearchProps {
  readonly value: string;
  readonly pending: boolean;
  readonly onSearch: (text: string) => void;
}

export function LocationSearch({ value, pending, onSearch }: LocationSearchProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const search = useDebouncedCallback(onSearch);
  // The address changed under the field, as by the back button: what it says is shown.
  if (value !== shown) {
    setShown(value);
    if (value.trim() !== text.trim()) setText(value);
  }

  return (
    <SearchField
      className="w-full md:w-80"
      label="Search name, store code, address"
      maxLength={200}
      pending={pending}
      value={text}
      onValueChange={(next) => {
        setText(next);
        search(next);
      }}
    />
  );
}
