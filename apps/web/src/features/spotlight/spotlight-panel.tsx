import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { noteWay } from '../../data/session/session.ts';
import { hideSpotlight } from '../../data/spotlight/spotlight-visibility.ts';
import { shownTheme, useThemeChoice } from '../../data/preferences/theme.ts';
import type { Entry } from './entry.ts';
import { FooterHints } from './footer-hints.tsx';
import { ownEntries } from './own-entries.ts';
import { ResultsView } from './results-view.tsx';
import { SearchBox } from './search-box.tsx';
import { StartView } from './start-view.tsx';
import { useSearch } from './use-search.ts';

interface SpotlightPanelProps {
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Forgets what was typed when it closes. */
export function SpotlightPanel({ input }: SpotlightPanelProps) {
  const darkSystem = useMediaQuery('(prefers-color-scheme: dark)');
  const chosen = useThemeChoice();
  const own = ownEntries(useCurrentUser(), { chosen, shown: shownTheme(chosen, darkSystem) });
  const search = useSearch(own.searchable);
  const follow = useFollow();

  const onEnter = async () => {
    if (search.first) return follow(search.first);
    const first = await search.firstToCome();
    // Unless the user has typed on, or has left.
    if (first && input.current?.value === search.text) follow(first);
  };

  return (
    <>
      <SearchBox
        input={input}
        pending={search.isPending}
        value={search.text}
        onEnter={() => void onEnter()}
        onValueChange={search.type}
      />
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        {search.text.trim() === '' ? (
          <StartView own={own} onChosen={hideSpotlight} />
        ) : (
          <ResultsView search={search} onChosen={hideSpotlight} />
        )}
      </div>
      <FooterHints />
    </>
  );
}

function useFollow(): (entry: Entry) => void {
  const navigate = useNavigate();
  return ({ does }) => {
    hideSpotlight();
    // Nothing was pressed that the page could see.
    noteWay(does.kind === 'leave' ? does.href : null);
    if (does.kind === 'go') void navigate(does.to);
    else if (does.kind === 'leave') window.location.assign(does.href);
    else does.run();
  };
}
