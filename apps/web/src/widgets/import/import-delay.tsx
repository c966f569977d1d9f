import { Banner } from '@placekeeper/ui/banner';

interface ImportDelayProps {
  readonly isError: boolean;
  readonly isStalled: boolean;
}

/** Says why an import shows no progress. Render it in a live region. */
export function ImportDelay({ isError, isStalled }: ImportDelayProps) {
  if (isError)
    return (
      <Banner tone="pending">
        Progress isn’t available right now. This doesn’t affect your import.
      </Banner>
    );
  if (!isStalled) return null;
  return (
    <Banner tone="pending">
      This is taking longer than expected. You can continue and check the import on the home screen
      later.
    </Banner>
  );
}
