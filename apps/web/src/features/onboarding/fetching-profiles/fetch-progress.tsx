import { Banner } from '@placekeeper/ui/banner';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { formatCount } from '../../../lib/text/format.ts';

interface FetchProgressProps {
  readonly found: number;
  readonly running: boolean;
  /** The last question had no answer. */
  readonly interrupted: boolean;
  readonly errors: readonly { readonly message: string }[];
}

/** ONB-3: how many there are is known only at the end. */
export function FetchProgress({ found, running, interrupted, errors }: FetchProgressProps) {
  return (
    <>
      <ProgressBar
        className="mt-8"
        label="Fetching profiles"
        labelHidden
        value={running ? null : 100}
      />
      <p className="mt-3 text-14 text-text-2 tabular-nums" role="status">
        {found === 0 ? 'Waiting for Google…' : `${formatCount(found, 'profile')} found so far`}
      </p>
      {/* Each is told when it comes, and the ones before it are not told again. */}
      <div aria-atomic={false} className="grid gap-4 not-empty:mt-4" role="status">
        {interrupted && (
          <Banner tone="pending">
            The connection to the platform is interrupted. The fetch goes on; we keep asking how far
            it is.
          </Banner>
        )}
        {errors.map(({ message }) => (
          <Banner key={message} tone="pending">
            {message}
          </Banner>
        ))}
      </div>
    </>
  );
}
