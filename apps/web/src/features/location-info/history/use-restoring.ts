import { useWatch } from 'react-hook-form';
import type { Restoring } from '../../../widgets/field-history/restoring.ts';
import { sameValue } from '../../../widgets/saved-form/same-value.ts';
import { infoFields } from '../form/changed-fields.ts';
import type { InfoForm } from '../form/use-info-form.ts';
import { placeOf, restoredValues } from './restored-values.ts';

/** A value of the past becomes an unsaved change of this form. */
export function useRestoring(form: InfoForm, onRestored: (field: string) => void): Restoring {
  const now = useWatch({ control: form.view.control });
  return {
    reasonAgainst(field, value) {
      const restored = restoredValues(field, value);
      if (!restored) return placeOf(field);
      const isThere = Object.entries(restored).every(([name, part]) =>
        sameValue(new Map(Object.entries(now)).get(name), part),
      );
      return isThere ? 'This is what the form has now.' : undefined;
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
