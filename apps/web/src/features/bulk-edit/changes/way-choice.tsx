import { SelectField } from '@placekeeper/ui/select-field';
import { listWays, type ListWay } from './list-draft.ts';

const names: Readonly<Record<ListWay, string>> = {
  change: 'Add and remove',
  replace: 'Replace the whole list',
  clear: 'Clear the list',
};
const ways = listWays.map((value) => ({ value, label: names[value] }));

interface WayChoiceProps {
  readonly way: ListWay;
  /** One that is not offered. */
  readonly without?: ListWay | undefined;
  readonly onChange: (way: ListWay) => void;
}

export const WayChoice = ({ way, without, onChange }: WayChoiceProps) => (
  <SelectField
    label="What happens to the list"
    options={ways.filter(({ value }) => value !== without)}
    value={way}
    onValueChange={onChange}
  />
);
