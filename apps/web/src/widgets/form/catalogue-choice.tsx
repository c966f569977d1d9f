import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import {
  SearchChoiceField,
  type SearchChoice,
  type SearchChoiceFieldProps,
} from '@placekeeper/ui/search-choice-field';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueSource } from '../../data/catalogue/queries.ts';
import type { ApiError } from '../../data/http/api-error.ts';
import { longestSearch } from '../../lib/text/search-text.ts';

interface CatalogueChoiceProps<
  Answer,
  Key extends QueryKey,
  Choice extends SearchChoice,
> extends Pick<SearchChoiceFieldProps, 'label' | 'hint' | 'error' | 'placeholder'> {
  readonly query: (search: string) => UseQueryOptions<Answer, ApiError, Answer, Key>;
  readonly choicesOf: (answer: Answer) => readonly Choice[];
  readonly source?: CatalogueSource;
  /** The noun for an item, such as "category" or "place". */
  readonly noun: string;
  readonly onChoose: (choice: Choice) => void;
}

/** Adds items from Google's catalogue, or from the items that the account's locations use. */
export function CatalogueChoice<Answer, Key extends QueryKey, Choice extends SearchChoice>({
  query,
  choicesOf,
  source = 'google',
  noun,
  onChoose,
  ...chrome
}: CatalogueChoiceProps<Answer, Key, Choice>) {
  const [text, setText] = useState('');
  const [sentQuery, setSentQuery] = useState('');
  const ask = useDebouncedCallback((typed: string) => setSentQuery(typed.trim()));
  // Loads the choices on first focus, because some sources read all locations.
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...query(sentQuery.slice(0, longestSearch)),
    enabled: isWanted,
  });
  const choices = data && !error ? choicesOf(data) : [];

  return (
    <SearchChoiceField
      {...chrome}
      onFocus={() => setIsWanted(true)}
      choices={choices}
      message={messageOf()}
      pending={text.trim() !== sentQuery || isPlaceholderData || (text !== '' && isPending)}
      text={text}
      onChoose={onChoose}
      onTextChange={(typed) => {
        setText(typed);
        if (typed === '') ask.now(typed);
        else ask.later(typed);
      }}
    />
  );

  function messageOf(): string | undefined {
    if (error) return `Search failed. ${error.message}`;
    if (!data) return 'Searching…';
    if (choices.length > 0) return undefined;
    if (source === 'google') return `No ${noun} matches “${sentQuery}”.`;
    return sentQuery === ''
      ? `Your locations don’t use any ${noun} yet.`
      : `No ${noun} at your locations matches “${sentQuery}”.`;
  }
}
