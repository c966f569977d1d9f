import { Banner } from '@placekeeper/ui/banner';
import { use } from 'react';
import { SaveBlocked } from '../form/save-blocked.ts';
import { FailureReason, RetryButton } from '../page/retry-button.tsx';
import type { OpenUpdates } from './use-open-updates.ts';

interface UpdatesFailedProps {
  readonly failed: OpenUpdates['failed'];
}

export function UpdatesFailed({ failed }: UpdatesFailedProps) {
  // The screen explains that the location is gone.
  if (use(SaveBlocked) !== null || failed === null) return null;
  const { error, isFetching, refetch } = failed;
  return (
    <Banner
      className="mt-6"
      role="alert"
      tone="danger"
      title="Couldn’t load updates on Google"
      actions={
        <RetryButton
          error={error}
          isRetrying={isFetching}
          size="sm"
          onRetry={() => void refetch()}
        />
      }
    >
      <FailureReason error={error} />
    </Banner>
  );
}
