import type { Location } from '@placekeeper/contracts/model/location';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { formatCount } from '../../../lib/text/format.ts';
import { tabOfField } from '../../../widgets/publishing/field-place.ts';
import { useDeclined } from './use-declined.ts';

interface DeclinedMarkProps {
  readonly location: Location;
  readonly tab: string;
}

/** A dot on the tab whose form has declined edits. */
export function DeclinedDot({ location, tab }: DeclinedMarkProps) {
  const count = useDeclined(location).filter(
    ({ field }) => field !== null && tabOfField(field) === tab,
  ).length;
  return (
    count > 0 && (
      <StatusDot className="-mr-3 w-3" tone="danger">
        <VisuallyHidden>{`, ${formatCount(count, 'declined edit')}`}</VisuallyHidden>
      </StatusDot>
    )
  );
}
