import { Banner } from '@placekeeper/ui/banner';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { searchWords } from '../../lib/text/search-words.ts';
import { formatCount } from '../../lib/text/format.ts';
import { FailureReason, RetryButton } from '../../widgets/page/retry-button.tsx';
import { ResultEntry } from './result-entry.tsx';
import type { Entry } from './entry.ts';
import { mostLocations } from './find-entries.ts';
import { Section } from './section.tsx';
import type { SpotlightSearch } from './use-search.ts';

interface ResultsViewProps {
  readonly search: SpotlightSearch;
  readonly onChosen: () => void;
}

export function ResultsView({ search, onChosen }: ResultsViewProps) {
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
