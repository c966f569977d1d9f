import { withoutHiddenCharacters } from '@placekeeper/contracts/rules/hidden-characters';

/** As much of a name as one reads in the list of the browser's tabs. */
const longest = 80;

const short = (part: string): string => {
  const characters = Array.from(withoutHiddenCharacters(part));
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
};

/** SHELL-16: of a long name the beginning, so that what follows it is still said. */
export const pageTitle = (title: string): string => title.split(' · ').map(short).join(' · ');
