import type { Location } from '@placekeeper/contracts/model/location';
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
