import { useRef } from 'react';
import {
  HistoryDialog,
  type HistoryDialogProps,
} from '../../../widgets/field-history/history-dialog.tsx';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { historyLinkOf } from '../../../widgets/field-history/history-link.tsx';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import type { InfoForm } from '../form/use-info-form.ts';
import { useRestoring } from './use-restoring.ts';

type HistoryOfFormProps = Omit<HistoryDialogProps, 'finalFocus' | 'restoring'> & {
  readonly form: InfoForm;
};

/** A value that is restored becomes an unsaved change of the form; the focus goes to its field. */
export function HistoryOfForm({ form, ...dialog }: HistoryOfFormProps) {
  const restored = useRef<string>(null);
  const restoring = useRestoring(form, (field) => {
    restored.current = field;
    dialog.onClose();
    void showSuccess(`${sentenceCase(fieldName(field))} restored in the form. Save to keep it.`);
  });
  return (
    <HistoryDialog
      {...dialog}
      finalFocus={() => {
        const field = restored.current ?? dialog.choice;
        restored.current = null;
        return historyLinkOf(field);
      }}
      restoring={restoring}
    />
  );
}
