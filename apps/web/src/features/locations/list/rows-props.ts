import type { Location } from '@placekeeper/contracts/model/location';
import type { Ref } from 'react';
import type { LocationListSelection } from '../selection/use-selection.ts';
import type { RowKeys } from './use-row-keys.ts';

/** What a page of the list is given, as a table or as cards. */
export interface RowsProps {
  readonly locations: readonly Location[];
  readonly selection: LocationListSelection;
  readonly keys: RowKeys;
  /** Takes the focus when the bar of the selection goes. */
  readonly pageBox: Ref<HTMLInputElement>;
  readonly onActions: (location: Location, button: HTMLElement) => void;
}
