import { SelectField } from '@placekeeper/ui/select-field';
import { listModes, type ListMode } from './list-draft.ts';

const names: Readonly<Record<ListMode, string>> = {
  change: 'Add and remove',
  replace: 'Replace all',
  clear: 'Remove all',
};
const ways = listModes.map((value) => ({ value, label: names[value] }));

interface ListModeChoiceProps {
  readonly way: ListMode;
  readonly without?: ListMode | undefined;
  readonly onChange: (way: ListMode) => void;
}

export const ListModeChoice = ({ way, without, onChange }: ListModeChoiceProps) => (
  <SelectField
    label="Action"
    options={ways.filter(({ value }) => value !== without)}
    value={way}
    onValueChange={onChange}
  />
);
