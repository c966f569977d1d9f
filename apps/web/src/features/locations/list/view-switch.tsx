import { SegmentedField } from '@placekeeper/ui/segmented-field';
import type { ListState } from '../../../widgets/location-table/list-filters.ts';

interface ViewSwitchProps {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
}

const views = [
  { value: 'list' as const, label: 'List', quiet: true },
  { value: 'map' as const, label: 'Map', quiet: true },
];

export const ViewSwitch = ({ state, change }: ViewSwitchProps) => (
  <SegmentedField
    labelHidden
    label="Show as"
    options={views}
    value={state.view ?? 'list'}
    onValueChange={(view) => change({ view: view === 'map' ? view : undefined })}
  />
);
