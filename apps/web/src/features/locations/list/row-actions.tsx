import type { Location } from '@placekeeper/contracts/model/location';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import type { RowsProps } from './rows-props.ts';

interface RowActionsProps {
  readonly location: Location;
  /** The unique name used in the label. */
  readonly name: string;
  readonly onOpen: RowsProps['onActions'];
}

/** One menu serves all rows; it opens beside the pressed button. */
export function RowActions({ location, name, onOpen }: RowActionsProps) {
  return (
    <IconButton
      aria-haspopup="menu"
      icon={<Ellipsis aria-hidden />}
      label={`Actions for ${name}`}
      size="sm"
      onClick={({ currentTarget }) => onOpen(location, currentTarget)}
    />
  );
}
