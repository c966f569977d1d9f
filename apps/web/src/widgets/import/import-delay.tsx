import { Banner } from '@placekeeper/ui/banner';

interface ImportDelayProps {
  readonly isError: boolean;
  readonly isStalled: boolean;
}

/** Says why an import shows no progress. Render it in a live region. */
export function ImportDelay({ isError, isStalled }: ImportDelayProps) {
  if (isError)
    return <Banner tone="pending">Couldn’t get progress. This doesn’t affect your import.</Banner>;
  if (!isStalled) return null;
  return (
    <Banner tone="pending">
      This is taking longer than expected: nothing has been imported for a while. You can continue,
      and check the import on the home screen.
    </Banner>
  );
}
