import type { LocationId } from '@placekeeper/contracts/core/id';
import { historyFields } from '@placekeeper/contracts/model/field-history';
import { Dialog } from '@placekeeper/ui/dialog';
import { SelectField } from '@placekeeper/ui/select-field';
import { sentenceCase } from '../updates/update-title.tsx';
import { fieldName } from '../field-value/field-name.ts';
import { HistoryList } from './history-list.tsx';
import type { HistoryChoice } from './history-state.ts';
import type { Restoring } from './restoring.ts';

const choices: readonly { value: HistoryChoice; label: string }[] = [
  { value: 'all', label: 'All fields' },
  ...historyFields.map((value) => ({ value, label: sentenceCase(fieldName(value)) })),
];

export interface HistoryDialogProps {
  readonly location: LocationId;
  readonly open: boolean;
  readonly choice: HistoryChoice;
  readonly onChoose: (choice: HistoryChoice) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
  readonly restoring: Restoring;
}

/** DET-2: who changed which field of a location, when, and from what to what. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { location, open, choice, onChoose, onClose, finalFocus, restoring } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      size="lg"
      title="History"
      description="What changed, and when. A value that you restore is put into the form, for you to save."
    >
      <SelectField
        className="mb-4"
        label="Field"
        options={choices}
        value={choice}
        onValueChange={onChoose}
      />
      <HistoryList
        key={choice}
        location={location}
        field={choice === 'all' ? undefined : choice}
        restoring={restoring}
      />
    </Dialog>
  );
}
