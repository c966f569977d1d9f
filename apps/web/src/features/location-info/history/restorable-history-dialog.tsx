import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  HistoryDialog,
  type HistoryDialogProps,
} from '../../../widgets/field-history/history-dialog.tsx';
import { historyLinkOf } from '../../../widgets/field-history/history-link.tsx';
import type { ValueRestorer } from '../../../widgets/field-history/value-restorer.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { infoFields } from '../form/info-values.ts';
import type { InfoForm } from '../form/use-info-form.ts';
import { whereToEdit, restoredValues } from './restored-values.ts';

/** Restores an old value as an unsaved change. */
function useRestoring(form: InfoForm, onRestored: (field: string) => void): ValueRestorer {
  const now = useWatch({ control: form.view.control });
  return {
    reasonAgainst(field, value) {
      const restored = restoredValues(field, value);
      if (!restored) return whereToEdit(field);
      const isThere = Object.entries(restored).every(([name, part]) =>
        sameValue(new Map(Object.entries(now)).get(name), part),
      );
      return isThere ? 'Already the current value' : undefined;
    },
    restore(field, value) {
      const restored = restoredValues(field, value);
      if (!restored) return;
      for (const name of infoFields) {
        const part = restored[name];
        if (part !== undefined) form.setValue(name, part, { shouldDirty: true, shouldTouch: true });
      }
      onRestored(field);
    },
  };
}

type RestorableHistoryDialogProps = Omit<HistoryDialogProps, 'finalFocus' | 'restoring'> & {
  readonly form: InfoForm;
};

export function RestorableHistoryDialog({ form, ...dialog }: RestorableHistoryDialogProps) {
  const restored = useRef<string>(null);
  const restoring = useRestoring(form, (field) => {
    restored.current = field;
    dialog.onClose();
    void showSuccess(`${sentenceCase(fieldName(field))} restored. Save to keep it.`);
  });
  return (
    <HistoryDialog
      {...dialog}
      finalFocus={() => {
        const field = restored.current;
        restored.current = null;
        const link = historyLinkOf(field ?? dialog.choice);
        // The dialog focuses without scrolling, and the history of all fields opens far from the restored one.
        if (field !== null) requestAnimationFrame(() => link?.scrollIntoView({ block: 'center' }));
        return link;
      }}
      restoring={restoring}
    />
  );
}
