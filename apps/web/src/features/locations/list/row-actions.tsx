import type { Location } from '@placekeeper/contracts/model/location';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import type { Ref } from 'react';
import type { LocationListSelection } from '../selection/use-selection.ts';
import type { RowKeys } from './use-row-keys.ts';

/** Props of a page of the list, as a table or as cards. */
export interface RowsProps {
  readonly locations: readonly Location[];
  readonly selection: LocationListSelection;
  readonly keys: RowKeys;
  /** Receives the focus when the selection bar closes. */
  readonly pageBox: Ref<HTMLInputElement>;
  readonly onActions: (location: Location, button: HTMLElement) => void;
}

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
