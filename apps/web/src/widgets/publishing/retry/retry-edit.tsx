import type { Location } from '@placekeeper/contracts/model/location';
import type { PatchError } from '@placekeeper/contracts/model/patch-attempt';
import { Button, type ButtonProps } from '@placekeeper/ui/button';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { locationQueries } from '../../../data/locations/queries.ts';
import { formatList } from '../../../lib/text/format.ts';
import { fieldName } from '../../field-value/field-name.ts';
import { formatSince } from '../../../lib/text/format.ts';
import { retryTime } from './retry-delay.ts';
import { useRetry } from './use-retry.ts';

interface RetryEditProps {
  readonly location: Location;
  readonly fields: readonly string[];
  readonly label?: string;
  readonly variant?: ButtonProps['variant'];
}

const none: readonly PatchError[] = [];

/** DET-3: sends declined values again, now or as soon as Google allows it. */
export function RetryEdit({ location, fields, label = 'Retry', variant = 'link' }: RetryEditProps) {
  const { scheduledFor, isRunning, start, cancel } = useRetry(location, fields);
  const { data, dataUpdatedAt } = useQuery(locationQueries.failedPatchAttempts(location.id));
  const reasons = (data?.errors ?? none).filter(
    ({ field }) => field === null || fields.includes(field),
  );
  const now = useNow();
  const at = retryTime(reasons, dataUpdatedAt, now);
  const textOf = (time: number) => formatSince(new Date(time).toISOString(), now);
  const what = <VisuallyHidden>{` ${formatList(fields.map(fieldName))}`}</VisuallyHidden>;

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 align-baseline print:hidden">
      {scheduledFor !== null && (
        <span role="status">Retries at {textOf(scheduledFor)} if Placekeeper is open.</span>
      )}
      <Button size="sm" variant={variant} loading={isRunning} onClick={() => start()}>
        {scheduledFor === null ? label : 'Retry now'}
        {what}
      </Button>
      {scheduledFor !== null && (
        <Button size="sm" variant={variant === 'link' ? 'link' : 'ghost'} onClick={cancel}>
          Cancel retry{what}
        </Button>
      )}
      {scheduledFor === null && at !== null && !isRunning && (
        <Button size="sm" variant={variant} onClick={() => start(at)}>
          {label} at {textOf(at)}
          {what}
        </Button>
      )}
    </span>
  );
}
